import { CHANCE, OVER, Random, seatList } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { plainlyLegal } from './testing/independent-rules.ts'
import { legal, legalActions, truth, view, why, type Position } from './testing/position.ts'
import { pick } from '../../testing/steps.ts'
import { STYLES, TABLES, walk } from './testing/walk.ts'

const GAMES = 2

/** Visits every position of random games of every style in which a seat must decide. */
function eachDecision(table: (typeof TABLES)[number], seed: string, visit: (p: Position, seat: number) => void): void {
  for (const style of STYLES)
    for (let i = 0; i < GAMES; i++)
      walk(table, style, `${seed} ${i}`, (p) => {
        const turn = p.game.turn(p.state)
        if (turn !== CHANCE && turn !== OVER) visit(p, seatList(turn)[0]!)
      })
}

describe.each(TABLES)('at a table of $seats, Hall of Fame $hallOfFame', (table) => {
  test('CB-5 what is legal is what the rules say, read plainly', () => {
    eachDecision(table, 'legal', (p) => {
      const placer = view(p, null).table?.owner ?? null
      for (let seat = 0; seat < table.seats; seat++)
        expect(legal(p, seat)).toEqual(plainlyLegal(truth(p), table.seats, seat, placer).toSorted())
    })
  })

  test('a listed decision is a small whole number of its own, reads back as itself, and no rule forbids it', () => {
    const random = new Random('listed')
    eachDecision(table, 'listed', (p, seat) => {
      if (random.below(4) > 0) return
      const actions = legalActions(p.game, p.state, seat)
      expect(new Set(actions).size).toBe(actions.length)
      for (const action of actions) {
        const text = p.game.format(p.state, seat, action)
        expect(Number.isInteger(action) && action >= 0 && action < 2 ** 31).toBe(true)
        expect(p.game.parse(p.state, seat, text)).toBe(action)
        expect(why(p, `${seat} ${text}`)).toBe(null)
      }
      expect(actions).toContain(p.game.fallback(p.state, seat))
    })
  })

  test('a decision of another position is accepted exactly when it is legal here, else a rule forbids it', () => {
    const random = new Random('elsewhere')
    const texts: string[] = ['pass']
    let refused = 0
    eachDecision(table, 'elsewhere', (p, seat) => {
      const here = legal(p, seat)
      for (let i = 0; i < 4; i++) {
        const text = pick(texts, random)
        const expected = isLegal(text, here)
        expect([text, p.game.parse(p.state, seat, text) !== undefined]).toEqual([text, expected])
        if (expected) expect(why(p, `${seat} ${text}`)).toBe(null)
        else expect(why(p, `${seat} ${text}`)).toMatch(/^CB-\d+$/)
        if (!expected) refused++
      }
      texts[random.below(2000)] = pick(here, random)
      for (let i = 0; i < texts.length; i++) texts[i] ??= 'pass'
    })
    expect(refused).toBeGreaterThan(1000)
  })
})

/** Whether a text is listed, or a combination of listed single ones, which is legal too. */
const isLegal = (text: string, listed: readonly string[]): boolean =>
  text.startsWith('secure')
    ? text
        .split(' ')
        .slice(1)
        .every((number) => listed.includes(`secure ${number}`))
    : listed.includes(text)
