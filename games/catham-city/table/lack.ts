import { readDecision, type Decision } from '../rules/notation.ts'
import { SET_SIZE } from '../rules/vocabulary.ts'
import type { CathamCityView } from '../rules/view.ts'
import { nameOf } from '../words/telling.ts'
import type { GameReader } from '../words/words.ts'
import { zoneOf, type Selection } from './builder.ts'

/** CC-21, CC-19 */
const [MOST_HACKERS, LARGE_SET] = [4, 4]

/** The question in which something was attempted, with what was selected before. */
export interface Position {
  readonly view: CathamCityView
  readonly decisions: readonly Decision[]
  readonly selection: Selection
}

/** What stands in the way of an attempt in this position, in words; empty where the rule says it all. */
export function lackText(attempt: string, position: Position, reader: GameReader): string {
  const tried = readDecision(attempt)
  // Cards of the display are refused only while others are asked for.
  if (tried?.verb === 'take') return reader.words.lack.onlyHand
  if (tried?.verb === 'play') return unplayableText(tried, position, reader)
  return tried ? unansweredText(tried, position, reader) : ''
}

/** Why these cards answer nothing, or are not to be discarded. */
function unansweredText(
  { faction, cards }: Decision,
  { decisions, selection }: Position,
  { words }: GameReader,
): string {
  const asked = decisions.filter((each) => zoneOf(each) === 'hand' && each.cards.includes(faction!))
  const most = Math.max(...asked.map((each) => each.cards.length))
  if (asked.length === 0) return words.lack.only(decisions.find((each) => zoneOf(each) === 'hand')!.faction!)
  if (asked[0]!.verb === 'discard') return words.missing.discard(selection.picks.length, most)
  return cards.length > most ? words.lack.chosen(faction!, most) : ''
}

/** Why these cards cannot be played. */
function unplayableText(
  { set, faction, target }: Decision,
  { view: { viewer, hand, handSizes }, selection: { picks } }: Position,
  reader: GameReader,
): string {
  const { words } = reader
  if (faction === null || new Set(set).size > 1) return ''
  const held = [...(hand ?? '')].filter((letter) => letter === faction).length
  if (held < SET_SIZE[faction]) return words.missing.more(faction, held, SET_SIZE[faction])
  const hasFurther = faction === 'D' || faction === 'P'
  const alike = picks.filter(({ card }) => card === faction).length
  if (hasFurther && alike > 0 && alike < picks.length) return words.lack.further
  if (hasFurther && held === hand!.length && (faction === 'P' || held === SET_SIZE.D)) return words.lack.noFurther
  if (faction === 'H' && target !== null && handSizes[target]! < set.length)
    return words.line(nameOf(reader, target), words.anyCards(handSizes[target]!))
  if (
    faction === 'H' &&
    set.length <= MOST_HACKERS &&
    handSizes.every((size, seat) => seat === viewer || size < set.length)
  )
    return words.lack.smallHands
  // Of three Robocats, the third goes along only with a fourth.
  if (faction === 'R' && held === LARGE_SET - 1) return words.missing.more(faction, held, LARGE_SET)
  return alike > 0 && alike === picks.length ? words.lack.chosen(faction, alike) : ''
}
