import { perspectiveOf, Random, type Action } from '@alleycat/engine'
import { catBurglars, mindOf } from '@alleycat/games'
import { expect, test } from 'vitest'
import { botByName } from './registry.ts'
import { playRandomly } from './testing/games.ts'

/** A position in which a seat may attack, and may also decide something else. */
interface Temptation {
  readonly attacks: readonly Action[]
  readonly decide: (bot: string) => Action
}

const temptations: Temptation[] = []
const game = catBurglars.create(2, catBurglars.defaults)
playRandomly(game, 'one track', ({ match: { state }, seat, legal, known }) => {
  const attacks = legal.filter((action) => mindOf(game).leanings(state, seat, action).aggressive === 1)
  if (attacks.length === 0 || attacks.length === legal.length) return
  const position = perspectiveOf(game, state, seat, structuredClone(known))
  temptations.push({ attacks, decide: (bot) => botByName(bot)!(new Random(0)).decide(position) })
})

test('the positions of this test offer attacks', () => expect(temptations.length).toBeGreaterThan(5))

test.each(['pouncing', 'pouncing:10'])('%s attacks whenever it can', (bot) => {
  for (const { attacks, decide } of temptations) expect(attacks).toContain(decide(bot))
})

test.each(['peaceful', 'peaceful:10'])('%s never attacks while it can decide something else', (bot) => {
  for (const { attacks, decide } of temptations) expect(attacks).not.toContain(decide(bot))
})
