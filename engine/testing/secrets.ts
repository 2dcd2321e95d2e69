import { expect } from 'vitest'
import { CHANCE, OVER, seatList, type Action, type Game, type Seat, type State, type Viewer } from '../game.ts'
import type { Random } from '../random.ts'
import { anySeat, legalActions, nameOf, pick, streamFor, walk } from './walk.ts'

/** Where hidden cards may decide what happens, and where cards come that only one seat sees. */
export interface Windows {
  /**
   * Whether this event lets hidden cards decide what everybody sees: one is turned up, or several seats answer, some of
   * them perhaps without being asked.
   */
  readonly hiddenDecides: (event: unknown) => boolean
  /** The one seat that sees the card which chance brings next, or null when everybody does. */
  readonly drawsInSecret: (game: Game, state: State) => Seat | null
}

/**
 * Two worlds that differ only in cards hidden from a seat are played in step. As long as the same decisions and the
 * same cards are possible in both, that seat and somebody who only watches must be shown the same, byte for byte.
 */
export function checkSecrets(game: Game, windows: Windows, games: number): void {
  let compared = 0
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'secrets', index)
    walk(game, random, (state, { steps }) => {
      // Worlds part where chance is awaited: no answer is in then, and answers are decisions, not cards.
      if (game.turn(state) !== CHANCE || (steps.length > 0 && random.below(6) > 0)) return
      compared += playInStep(game, state, windows, random, `${nameOf(game)}, game ${index}`)
    })
  }
  expect(compared, 'steps compared').toBeGreaterThan(0)
}

function playInStep(
  game: Game,
  state: State,
  { hiddenDecides, drawsInSecret }: Windows,
  random: Random,
  where: string,
): number {
  const viewer = random.below(game.seats)
  const ours = state.slice()
  const other = state.slice()
  game.determinize(other, viewer, game.knowledge(viewer), random)
  let steps = 0
  for (; steps < 40; steps++) {
    expectSameSight(game, ours, other, viewer, where)
    const turn = game.turn(ours)
    if (turn === OVER) break
    const actor = turn === CHANCE ? CHANCE : anySeat(turn, random)
    const common = commonActions(game, ours, other, actor, actor === viewer, where)
    if (common.length === 0) break
    const secret = actor === CHANCE ? drawsInSecret(game, ours) : null
    const action = pick(common, random)
    const otherAction = secret === null || secret === viewer ? action : pick(legalActions(game, other, CHANCE), random)
    const [told, alsoTold] = [applied(game, ours, actor, action), applied(game, other, actor, otherAction)]
    // Whoever is not asked answers by the cards alone, which may differ: go on only where everybody is asked.
    const stillOpen = [told, alsoTold].every((events) => hiddenDecides(events.at(-1)))
    const allAsked = [ours, other].every((world) => asksAllOthers(game, world))
    if (told.some(hiddenDecides) && !(stillOpen && allAsked)) break
    for (const eyes of [viewer, null]) expect(seenBy(game, alsoTold, eyes), where).toBe(seenBy(game, told, eyes))
  }
  return steps
}

const asksAllOthers = (game: Game, state: State): boolean =>
  game.turn(state) > 0 && seatList(game.turn(state)).length === game.seats - 1

function expectSameSight(game: Game, ours: State, other: State, viewer: Seat, where: string): void {
  for (const eyes of [viewer, null])
    expect(JSON.stringify(game.view(other, eyes)), where).toBe(JSON.stringify(game.view(ours, eyes)))
}

/** What can be done in both worlds; the viewer's own choices must be the very same, for it cannot tell them apart. */
function commonActions(game: Game, a: State, b: State, actor: number, own: boolean, where: string): Action[] {
  const [inA, inB] = [legalActions(game, a, actor), legalActions(game, b, actor)]
  if (own) expect(inB, where).toEqual(inA)
  return inA.filter((action) => inB.includes(action))
}

function applied(game: Game, state: State, actor: number, action: Action): unknown[] {
  const events: unknown[] = []
  game.apply(state, actor, action, (event) => events.push(event))
  return events
}

const seenBy = (game: Game, events: readonly unknown[], viewer: Viewer): string =>
  JSON.stringify(events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined))
