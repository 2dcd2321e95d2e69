import type { Faction } from '../rules/vocabulary.ts'
import type { Words } from '../words/words.ts'
import type { Build, Selection } from './builder.ts'

/** What a selection still lacks to be a move. */
export function missingText({ picks, target }: Selection, { fitting, aiming }: Build, words: Words): string {
  const { missing } = words
  const chosen = picks.length
  const [first] = fitting
  if (first?.verb === 'discard') return missing.discard(chosen, first.cards.length)
  if (aiming && target === null) return missing.target
  // The shortest move that contains the selection tells what is missing; a set of the selected card itself comes first.
  const moves = fitting.toSorted((a, b) => a.cards.length - b.cards.length)
  const near = moves.find(({ faction }) => faction === picks[0]?.card) ?? moves[0]
  if (!near || near.faction === null) return ''
  const held = picks.filter(({ card }) => card === near.faction).length
  if (held >= near.set.length && near.further !== null) return furtherText(near.faction, words)
  if (held === 0) return missing.goesWith(picks[0]!.card, near.faction, near.set.length)
  const isFurtherIn = picks.some(({ card }) => card !== near.faction)
  const other = moves.find(({ faction }) => faction !== near.faction)
  return (
    missing.more(near.faction, Math.min(held, near.set.length), near.set.length) +
    (near.further !== null && !isFurtherIn ? ' + 1' : '') +
    (other ? missing.orWith(other.faction!, other.set.length) : '')
  )
}

const furtherText = (faction: Faction, { missing }: Words): string =>
  faction === 'P' ? missing.other(faction) : missing.further(faction)
