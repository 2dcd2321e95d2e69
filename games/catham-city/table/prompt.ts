import { readDecision } from '../rules/notation.ts'
import { SET_SIZE, type Faction } from '../rules/vocabulary.ts'
import type { Words } from '../words/words.ts'
import type { Build, Selection } from './builder.ts'

/** What a selection still lacks to be a move. */
export function missingText({ picks, target }: Selection, { fitting, targeting }: Build, words: Words): string {
  const { missing } = words
  const chosen = picks.length
  const [first] = fitting
  if (first?.verb === 'discard') return missing.discard(chosen, first.cards.length)
  const same = fitting.filter(({ cards }) => cards.length === chosen)
  if (targeting && target === null && same.length > 0) return missing.target
  // The shortest move that contains the selection tells what is missing.
  const near = fitting.toSorted((a, b) => a.cards.length - b.cards.length)[0]
  if (!near || near.faction === null) return ''
  const held = picks.filter(({ card }) => card === near.faction).length
  if (held >= near.set.length && near.further !== null) return furtherText(near.faction, words)
  if (held === 0) return missing.goesWith(picks[0]!.card, near.faction, near.set.length)
  const isFurtherIn = picks.some(({ card }) => card !== near.faction)
  return (
    missing.more(near.faction, Math.min(held, near.set.length), near.set.length) +
    (near.further !== null && !isFurtherIn ? ' + 1' : '')
  )
}

/** What the hand lacks for a set that was attempted; empty where it lacks nothing. */
export function lackText(attempt: string, hand: string, { missing }: Words): string {
  const { verb, set = '', faction = null, further = null } = readDecision(attempt) ?? {}
  if (verb !== 'play' || faction === null || further !== null || new Set(set).size > 1) return ''
  const held = [...hand].filter((letter) => letter === faction).length
  return held < SET_SIZE[faction] ? missing.more(faction, held, SET_SIZE[faction]) : ''
}

const furtherText = (faction: Faction, { missing }: Words): string =>
  faction === 'P' ? missing.other(faction) : missing.further(faction)
