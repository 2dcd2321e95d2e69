import type { RefusalWords } from '@alleycat/engine'
import { listIn } from '../lists.ts'
import { quoted, typed } from '../typed.ts'

const list = listIn('de')
const either = listIn('de', 'disjunction')

/** `named` calls whoever sits in a seat. */
export const refusalsNaming = (named: (seat: number) => string): RefusalWords => ({
  notJson: () => 'kein JSON: Eine Aufzeichnung ist ein JSON-Objekt in einer Zeile',
  notObject: () => 'eine Aufzeichnung muss ein JSON-Objekt sein',
  mustBe: (field, value) => `${typed(field)} muss ${value} sein`,
  mustBeOneOf: (field, values) => `${typed(field)} muss ${either(values.map(typed))} sein`,
  mustBeWhole: (field, least, most) => `${typed(field)} muss eine ganze Zahl von ${least} bis ${most} sein`,
  mustBeList: (field) => `${typed(field)} muss eine Liste sein`,
  mustBeText: (field) => `${typed(field)} muss ein Text sein`,
  stepNotText: () => 'ein Schritt muss ein Text sein',
  stopsAtChance: () => 'die Aufzeichnung bricht ab, wo eine Ziehung an der Reihe ist',
  stopsEarly: () => 'die Aufzeichnung bricht ab, bevor die Partie zu Ende ist',
  noTrace: () => 'die Aufzeichnung hat keinen Trace',
  traceLength: () => `${typed('trace')} muss so lang sein wie ${typed('steps')}`,
  traceDiffers: (entry) => `im Trace müsste stehen: ${entry}`,
  otherResult: (winners, scores) =>
    `das Ergebnis ist ein anderes: Sieg für ${list(winners.map(named))}, ${scores.join(' : ')}`,
  otherDay: () => 'das ist nicht die Partie dieses Tages',
  optionsNotObject: () => 'Optionen müssen ein Objekt sein',
  unknownOption: (name, known) => `unbekannte Option ${quoted(name)}: Es gibt ${list(known.map(typed))}`,
  mustBeEither: (field, one, other) => `${typed(field)} muss ${one} oder ${other} sein`,
  mustBeLetters: (field, count, letters, example) =>
    `${typed(field)} muss aus ${count} verschiedenen Buchstaben von ${letters} in alphabetischer Reihenfolge bestehen, etwa ${typed(example)}`,
  over: () => 'die Partie ist zu Ende',
  stepStart: () => `ein Schritt beginnt mit ${typed('*')} oder der Nummer eines Platzes`,
  chanceMissing: () => 'hier fehlt eine Ziehung',
  noSeat: (seat) => `nicht an diesem Tisch: ${named(seat)}`,
  mayNot: (seat, text) => `${named(seat)} darf das nicht: ${quoted(text)}`,
  notAwaited: (seat, awaited) =>
    `${named(seat)} hat hier nichts zu entscheiden, ${awaited === null ? 'und sonst auch niemand' : `sondern ${named(awaited)}`}`,
  noCardsDue: (awaited) =>
    `hier wird keine Karte gezogen: ${awaited === null ? 'Es wird noch geantwortet' : `${named(awaited)} muss entscheiden`}`,
  notChance: (text) => `${quoted(text)} ist keine Ziehung`,
  otherChance: (text) => `${quoted(text)} ist nicht die Ziehung, die hier an der Reihe ist`,
  noSuchCard: (text) => `${quoted(text)} braucht eine Karte, die nicht da ist`,
  noProof: () => `in der Aufzeichnung fehlt ${typed('fairness')}`,
  mustBeHex: (one, other) => `${typed(one)} und ${typed(other)} müssen 64 hexadezimale Ziffern haben`,
  mustBeTexts: (field) => `${typed(field)} muss eine Liste von Texten sein, einer für jeden Platz`,
  mustNamePlaces: (field) => `${typed(field)} muss jeden Platz einmal nennen`,
  otherSecret: () => 'das Geheimnis ist nicht das, auf das sich der Tisch festgelegt hatte',
  otherSeating: () => 'die Plätze wurden nicht so ausgelost',
  otherDraw: (drawn, step) => `die Ziehungen ergeben ${typed(drawn)}, nicht ${typed(step)}`,
})

export const refusals = refusalsNaming((seat) => `Platz ${seat}`)
