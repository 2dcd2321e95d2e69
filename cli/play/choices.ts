import type { Action } from '@alleycat/engine'
import type { Paint } from '@alleycat/ui/terminal/paint.ts'
import { aligned, padded, widthOf, wrapped } from '@alleycat/ui/terminal/text.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import type { Words } from '../words/words.ts'
import type { Presentation } from './presentation.ts'
import type { GameInProgress } from './game-in-progress.ts'

/** A decision that the person may make. Its number is its place in the list, from 1. */
export interface Option {
  readonly action: Action
  readonly notation: string
  /** The first word of the notation. Choices with the same word are listed together under it. */
  readonly group: string
  readonly words: string
}

/** All decisions that the person may make, those of a group next to each other. */
export function optionsOf({ game, match, players, view }: GameInProgress, presentation: Presentation): Option[] {
  const decisions = match.legal(players.you).map((action) => {
    const notation = game.format(match.state, players.you, action)
    const outcome = presentation.outcome(notation, view, players).replace(/\.$/, '')
    return { action, notation, group: notation.split(' ')[0]!, outcome }
  })
  return [...new Set(decisions.map(({ group }) => group))].flatMap((name) => {
    const members = decisions.filter(({ group }) => group === name)
    // An outcome that all choices of a group share does not help to choose between them.
    const isTelling = members.length === 1 || members.some(({ outcome }) => outcome !== members[0]!.outcome)
    return members.map(({ outcome, ...decision }) => {
      const words = presentation.decision(decision.notation, players)
      return { ...decision, words: isTelling && outcome !== '' ? `${words} (${outcome})` : words }
    })
  })
}

/** A larger group than this is named but not listed: nobody reads fifty ways to discard. */
const MOST_LISTED = 24

/** The numbered choices in as many columns as fit. */
export function listOptions(
  options: readonly Option[],
  width: number,
  paint: Paint,
  { play: { ways } }: Words,
): string[] {
  const groups = [...new Set(options.map(({ group }) => group))]
  const margin = Math.max(...groups.map((group) => group.length)) + 3
  return groups.flatMap((group) => {
    const members = [...options.entries()].filter(([, option]) => option.group === group)
    const lines =
      members.length > MOST_LISTED
        ? wrapped(summaryOf(members, ways), width - margin)
        : inColumns(
            members.map(([index, { words }]) => `${paint('cyan', `${index + 1})`.padStart(3))} ${words}`),
            width - margin,
          )
    return lines.map((line, i) => ` ${paint('bold', (i === 0 ? group : '').padEnd(margin - 1))}${line}`)
  })
}

/** All choices, one on each line, with the notation that may be typed instead. */
export const listInFull = (options: readonly Option[], paint: Paint): string[] =>
  aligned(
    options.map(({ words, notation }, index) => [
      paint('cyan', `${index + 1})`.padStart(4)),
      notation,
      paint('dim', words),
    ]),
  )

function summaryOf(members: readonly (readonly [number, Option])[], ways: Words['play']['ways']): string {
  const [[first, { notation }], [last]] = [members[0]!, members.at(-1)!]
  return ways(members.length, first + 1, last + 1, typed(notation))
}

/** The cells in columns that are read downwards. */
function inColumns(cells: readonly string[], width: number): string[] {
  if (cells.some((cell) => widthOf(cell) > width)) return cells.flatMap((cell) => wrapped(cell, width, '    '))
  const cellWidth = Math.max(...cells.map(widthOf)) + 2
  const columns = Math.max(1, Math.floor((width + 2) / cellWidth))
  const rows = Math.ceil(cells.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_cell, index) => index % rows === row)
      .map((cell) => padded(cell, cellWidth))
      .join('')
      .trimEnd(),
  )
}

/**
 * The moves in the notation of records that a text may mean: letters in either case, cards in any order, and the first
 * word left out where every choice begins with the same.
 */
export function movesMeant(text: string, options: readonly Option[], letters: string): string[] {
  const tidy = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[a-z]+/g, (word) => (isCards(word, letters) ? [...word.toUpperCase()].toSorted().join('') : word))
  const [verb, ...others] = new Set(options.map(({ notation }) => notation.split(' ')[0]!))
  return others.length === 0 ? [tidy, `${verb} ${tidy}`] : [tidy]
}

const isCards = (word: string, letters: string): boolean =>
  [...word.toUpperCase()].every((letter) => letters.includes(letter))
