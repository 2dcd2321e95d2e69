import type { RefusalWords } from '@alleycat/engine'
import { listIn } from '../lists.ts'
import { quoted, typed } from '../typed.ts'

const list = listIn('fr')
const either = listIn('fr', 'disjunction')

/** `named` calls whoever sits in a seat. */
export const refusalsNaming = (named: (seat: number) => string): RefusalWords => ({
  notJson: () => 'pas du JSON : un enregistrement est un objet JSON sur une ligne',
  notObject: () => 'un enregistrement doit être un objet JSON',
  mustBe: (field, value) => `${typed(field)} doit être ${value}`,
  mustBeOneOf: (field, values) => `${typed(field)} doit être ${either(values.map(typed))}`,
  mustBeWhole: (field, least, most) => `${typed(field)} doit être un nombre entier de ${least} à ${most}`,
  mustBeList: (field) => `${typed(field)} doit être une liste`,
  mustBeText: (field) => `${typed(field)} doit être un texte`,
  stepNotText: () => 'une étape doit être un texte',
  stopsAtChance: () => 'l’enregistrement s’arrête là où il faut un tirage',
  stopsEarly: () => 'l’enregistrement s’arrête avant la fin de la partie',
  noTrace: () => 'l’enregistrement n’a pas de trace',
  traceLength: () => `${typed('trace')} doit être aussi long que ${typed('steps')}`,
  traceDiffers: (entry) => `la trace devrait dire ${entry}`,
  otherResult: (winners, scores) =>
    `le résultat est autre : victoire de ${list(winners.map(named))}, ${scores.join(' : ')}`,
  otherDay: () => 'ce n’est pas la donne de ce jour',
  optionsNotObject: () => 'les options doivent être un objet',
  unknownOption: (name, known) => `option inconnue ${quoted(name)} : il y a ${list(known.map(typed))}`,
  mustBeEither: (field, one, other) => `${typed(field)} doit être ${one} ou ${other}`,
  mustBeLetters: (field, count, letters, example) =>
    `${typed(field)} doit être fait de ${count} lettres différentes de ${letters} dans l’ordre alphabétique, comme ${typed(example)}`,
  over: () => 'la partie est finie',
  stepStart: () => `une étape commence par ${typed('*')} ou par le numéro d’une place`,
  chanceMissing: () => 'il manque ici un tirage',
  noSeat: (seat) => `pas à cette table : ${named(seat)}`,
  mayNot: (seat, text) => `${named(seat)} ne peut pas faire cela : ${quoted(text)}`,
  notAwaited: (seat, awaited) =>
    `${named(seat)} n’a rien à décider ici, ${awaited === null ? 'ni personne d’autre' : `c’est à ${named(awaited)}`}`,
  noCardsDue: (awaited) =>
    `aucune carte n’est à tirer ici : ${awaited === null ? 'des réponses sont attendues' : `${named(awaited)} doit décider`}`,
  notChance: (text) => `${quoted(text)} n’est pas un tirage`,
  otherChance: (text) => `${quoted(text)} n’est pas le tirage attendu ici`,
  noSuchCard: (text) => `${quoted(text)} demande une carte qui n’y est pas`,
  noProof: () => `l’enregistrement n’a pas de ${typed('fairness')}`,
  mustBeHex: (one, other) => `${typed(one)} et ${typed(other)} doivent avoir 64 chiffres hexadécimaux`,
  mustBeTexts: (field) => `${typed(field)} doit être une liste de textes, un par place`,
  mustNamePlaces: (field) => `${typed(field)} doit nommer chaque place une fois`,
  otherSecret: () => 'le secret n’est pas celui sur lequel la table s’était engagée',
  otherSeating: () => 'les places n’ont pas été tirées ainsi',
  otherDraw: (drawn, step) => `les tirages donnent ${typed(drawn)}, et non ${typed(step)}`,
})

export const refusals = refusalsNaming((seat) => `la place ${seat}`)
