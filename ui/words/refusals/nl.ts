import type { RefusalWords } from '@alleycat/engine'
import { listIn } from '../lists.ts'
import { quoted, typed } from '../typed.ts'

const list = listIn('nl')
const either = listIn('nl', 'disjunction')

/** `named` calls whoever sits in a seat. */
export const refusalsNaming = (named: (seat: number) => string): RefusalWords => ({
  notJson: () => 'geen JSON: een spelverslag is één JSON-object op één regel',
  notObject: () => 'een spelverslag moet een JSON-object zijn',
  mustBe: (field, value) => `${typed(field)} moet ${value} zijn`,
  mustBeOneOf: (field, values) => `${typed(field)} moet ${either(values.map(typed))} zijn`,
  mustBeWhole: (field, least, most) => `${typed(field)} moet een geheel getal van ${least} tot ${most} zijn`,
  mustBeList: (field) => `${typed(field)} moet een lijst zijn`,
  mustBeText: (field) => `${typed(field)} moet een tekst zijn`,
  stepNotText: () => 'een stap moet een tekst zijn',
  stopsAtChance: () => 'het spelverslag stopt waar een trekking moet komen',
  stopsEarly: () => 'het spelverslag stopt voordat de partij is afgelopen',
  noTrace: () => 'het spelverslag heeft geen trace',
  traceLength: () => `${typed('trace')} moet even lang zijn als ${typed('steps')}`,
  traceDiffers: (entry) => `in de trace zou moeten staan: ${entry}`,
  otherResult: (winners, scores) =>
    `de uitslag is anders: gewonnen door ${list(winners.map(named))}, ${scores.join(' : ')}`,
  otherDay: () => 'dit is niet de partij van die dag',
  optionsNotObject: () => 'opties moeten een object zijn',
  unknownOption: (name, known) =>
    `onbekende optie ${quoted(name)}: ${known.length === 1 ? 'er is' : 'er zijn'} ${list(known.map(typed))}`,
  mustBeEither: (field, one, other) => `${typed(field)} moet ${one} of ${other} zijn`,
  mustBeLetters: (field, count, letters, example) =>
    `${typed(field)} moet uit ${count} verschillende letters van ${letters} in alfabetische volgorde bestaan, zoals ${typed(example)}`,
  over: () => 'de partij is afgelopen',
  stepStart: () => `een stap begint met ${typed('*')} of het nummer van een plaats`,
  chanceMissing: () => 'hier ontbreekt een trekking',
  noSeat: (seat) => `niet aan deze tafel: ${named(seat)}`,
  mayNot: (seat, text) => `${named(seat)} mag dit niet: ${quoted(text)}`,
  notAwaited: (seat, awaited) =>
    `${named(seat)} heeft hier niets te beslissen, ${awaited === null ? 'en niemand anders ook' : `maar ${named(awaited)} wel`}`,
  noCardsDue: (awaited) =>
    `hier wordt geen kaart getrokken: ${awaited === null ? 'er wordt nog geantwoord' : `${named(awaited)} moet beslissen`}`,
  notChance: (text) => `${quoted(text)} is geen trekking`,
  otherChance: (text) => `${quoted(text)} is niet de trekking die hier moet komen`,
  noSuchCard: (text) => `${quoted(text)} heeft een kaart nodig die er niet is`,
  noProof: () => `in het spelverslag ontbreekt ${typed('fairness')}`,
  mustBeHex: (one, other) => `${typed(one)} en ${typed(other)} moeten 64 hexadecimale cijfers hebben`,
  mustBeTexts: (field) => `${typed(field)} moet een lijst teksten zijn, één voor elke plaats`,
  mustNamePlaces: (field) => `${typed(field)} moet elke plaats één keer noemen`,
  otherSecret: () => 'het geheim is niet het geheim waarop de tafel zich had vastgelegd',
  otherSeating: () => 'de plaatsen zijn niet zo geloot',
  otherDraw: (drawn, step) => `de trekkingen geven ${typed(drawn)}, niet ${typed(step)}`,
})

export const refusals = refusalsNaming((seat) => `plaats ${seat}`)
