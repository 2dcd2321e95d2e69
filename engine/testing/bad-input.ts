import { expect } from 'vitest'
import { CHANCE, CLOSING, seatList, type Game } from '../game.ts'
import type { Match } from '../match.ts'
import type { Random } from '../random.ts'
import { expectSame, nameOf, pick, streamFor, walk } from './walk.ts'

const STRAY = [
  '',
  ' ',
  '*',
  '* ',
  '0',
  '0 ',
  '-1 pass',
  '00 pass',
  '9 pass',
  '* deal',
  '0 pass pass',
  'constructor',
  '\u0000',
]

/**
 * Checks that steps that are not due, and due steps with a letter changed, are refused with a rule and leave the match
 * unchanged.
 */
export function checkBadInput(game: Game, games: number): void {
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'bad input', index)
    walk(game, random, (_, match) => {
      if (match.turn === CLOSING) return
      for (const step of STRAY) expectRefused(match, step)
      for (const step of mutants(match, random)) {
        if (match.turn !== CHANCE && isLegal(match, step)) continue
        if (match.turn === CHANCE && step.startsWith('* ')) continue
        expectRefused(match, step)
      }
    })
  }
}

function expectRefused(match: Match, step: string): void {
  const before = match.state.join()
  const played = match.steps.length
  const refusal = match.play(step)
  const where = `${nameOf(match.game)} after ${played} steps: ${JSON.stringify(step)}`
  expect(refusal?.rule, where).toMatch(/^([A-Z]+-\d+[a-z]?|notation|order)$/)
  expectSame(match.state.join(), before, where)
  expectSame(match.steps.length, played, where)
}

/** Whether a step is spelt exactly as the game itself spells it, which is stricter than being understood. */
function isLegal({ game, state }: Match, step: string): boolean {
  const [, digits, text = ''] = /^(\d) (.*)$/s.exec(step) ?? []
  const seat = Number(digits)
  if (digits === undefined || seat >= game.seats) return false
  const action = game.parse(state, seat, text)
  return action !== undefined && game.format(state, seat, action) === text
}

/** Yields steps already played and decisions that are due, each with one character dropped, doubled or changed. */
function* mutants(match: Match, random: Random): Generator<string> {
  const { game, state } = match
  const due =
    match.turn === CHANCE
      ? []
      : seatList(match.turn).flatMap((seat) =>
          match.legal(seat).map((action) => `${seat} ${game.format(state, seat, action)}`),
        )
  for (const steps of [match.steps, match.steps, due, due]) {
    if (steps.length === 0) continue
    const step = pick(steps, random)
    const at = random.below(step.length)
    const letter = pick([...'BDGHJMOPRSY0123456789+@*. '], random)
    yield step.slice(0, at) + step.slice(at + 1)
    yield step.slice(0, at) + step[at] + step.slice(at)
    yield step.slice(0, at) + letter + step.slice(at + 1)
    yield `${step} `
    yield step.toLowerCase()
  }
}
