import type { RefusalWords } from '@alleycat/engine'
import { listIn } from '../lists.ts'
import { quoted, typed } from '../typed.ts'

const list = listIn('pl')
const either = listIn('pl', 'disjunction')

/** `named` calls whoever sits in a seat. */
export const refusalsNaming = (named: (seat: number) => string): RefusalWords => ({
  notJson: () => 'to nie JSON: zapis partii to jeden obiekt JSON w jednym wierszu',
  notObject: () => 'zapis partii musi być obiektem JSON',
  mustBe: (field, value) => `${typed(field)} powinno mieć wartość ${value}`,
  mustBeOneOf: (field, values) => `${typed(field)} powinno mieć wartość ${either(values.map(typed))}`,
  mustBeWhole: (field, least, most) => `${typed(field)} musi być liczbą całkowitą od ${least} do ${most}`,
  mustBeList: (field) => `${typed(field)} musi być listą`,
  mustBeText: (field) => `${typed(field)} musi być tekstem`,
  stepNotText: () => 'krok musi być tekstem',
  stopsAtChance: () => 'zapis urywa się tam, gdzie powinno być losowanie',
  stopsEarly: () => 'zapis urywa się przed końcem partii',
  noTrace: () => 'zapis nie ma śladu',
  traceLength: () => `${typed('trace')} musi mieć tyle samo elementów co ${typed('steps')}`,
  traceDiffers: (entry) => `w śladzie powinno być ${entry}`,
  otherResult: (winners, scores) => `wynik jest inny: zwycięstwo – ${list(winners.map(named))}, ${scores.join(' : ')}`,
  otherDay: () => 'to nie jest rozdanie tego dnia',
  optionsNotObject: () => 'opcje muszą być obiektem',
  unknownOption: (name, known) => `nieznana opcja ${quoted(name)}; dostępne: ${list(known.map(typed))}`,
  mustBeEither: (field, one, other) => `${typed(field)} powinno mieć wartość ${one} albo ${other}`,
  mustBeLetters: (field, count, letters, example) =>
    `${typed(field)}: różne litery z ${letters} w kolejności alfabetycznej, a ma ich być ${count}, na przykład ${typed(example)}`,
  over: () => 'partia się skończyła',
  stepStart: () => `krok zaczyna się od ${typed('*')} albo od numeru miejsca`,
  chanceMissing: () => 'brakuje tu losowania',
  noSeat: (seat) => `przy tym stole nie ma: ${named(seat)}`,
  mayNot: (seat, text) => `${named(seat)} nie może tego zrobić: ${quoted(text)}`,
  notAwaited: (seat, awaited) =>
    `${named(seat)} nie ma tu nic do zdecydowania${awaited === null ? ' i nikt inny też nie' : `; decyduje ${named(awaited)}`}`,
  noCardsDue: (awaited) =>
    `nie losuje się tu kart: ${awaited === null ? 'trwają odpowiedzi' : `decyduje ${named(awaited)}`}`,
  notChance: (text) => `${quoted(text)} to nie losowanie`,
  otherChance: (text) => `${quoted(text)} to nie to losowanie, na które tu pora`,
  noSuchCard: (text) => `${quoted(text)} wymaga karty, której nie ma`,
  noProof: () => `w zapisie brakuje ${typed('fairness')}`,
  mustBeHex: (one, other) => `${typed(one)} i ${typed(other)} muszą mieć po 64 cyfry szesnastkowe`,
  mustBeTexts: (field) => `${typed(field)} musi być listą tekstów, po jednym na miejsce`,
  mustNamePlaces: (field) => `${typed(field)} musi wymieniać każde miejsce raz`,
  otherSecret: () => 'sekret nie jest tym, do którego stół się zobowiązał',
  otherSeating: () => 'miejsc nie wylosowano w ten sposób',
  otherDraw: (drawn, step) => `z losowań wynika ${typed(drawn)}, a nie ${typed(step)}`,
})

export const refusals = refusalsNaming((seat) => `miejsce ${seat}`)
