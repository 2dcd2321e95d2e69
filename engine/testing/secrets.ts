import { expect } from 'vitest'
import { CHANCE, CLOSING, OVER, type Action, type Game, type Seat, type State, type Viewer } from '../game.ts'
import type { Random } from '../random.ts'
import { anySeat, expectSame, legalActions, nameOf, pick, streamFor, walk } from './walk.ts'

/** Tells which seat alone sees a card that chance brings. */
export interface SecretDraws {
  /** The one seat that sees the card which chance brings next, or null when everybody does. */
  readonly drawsInSecret: (game: Game, state: State) => Seat | null
}

/**
 * Plays two states in step that differ only in cards hidden from a seat. As long as the same decisions and the same
 * cards are possible in both, that seat and a spectator must be shown the same, byte for byte.
 */
export function checkSecrets(game: Game, draws: SecretDraws, games: number): void {
  let compared = 0
  for (let index = 0; index < games; index++) {
    const random = streamFor(game, 'secrets', index)
    walk(game, random, (state, { steps }) => {
      // The states are made to differ only where chance is awaited, because no answers are pending then.
      if (game.turn(state) !== CHANCE || (steps.length > 0 && random.below(6) > 0)) return
      compared += playInStep(game, state, draws, random, `${nameOf(game)}, game ${index}`)
    })
  }
  expect(compared, 'steps compared').toBeGreaterThan(0)
}

function playInStep(game: Game, state: State, { drawsInSecret }: SecretDraws, random: Random, where: string): number {
  const viewer = random.below(game.seats)
  const ours = state.slice()
  const other = state.slice()
  game.determinize(other, viewer, game.knowledge(viewer), random)
  let last: unknown[] = []
  let steps = 0
  for (; steps < 40; steps++) {
    expectSameSight(game, ours, other, viewer, where)
    const turn = game.turn(ours)
    // Closing a window resolves the answers of hidden hands, so the two states may differ visibly from here on.
    if (turn === OVER || turn === CLOSING) break
    const actor = turn === CHANCE ? CHANCE : anySeat(turn, random)
    const common = commonActions(game, ours, other, actor, actor === viewer, where)
    if (common.length === 0) break
    const secret = actor === CHANCE ? drawsInSecret(game, ours) : null
    const action = pick(common, random)
    const otherAction = secret === null || secret === viewer ? action : pick(legalActions(game, other, CHANCE), random)
    const [told, alsoTold] = [applied(game, ours, actor, action), applied(game, other, actor, otherAction)]
    last = told
    if (told.some((event) => game.reveals(event))) break
    for (const eyes of [viewer, null]) expectSame(seenBy(game, alsoTold, eyes), seenBy(game, told, eyes), where)
  }
  for (const eyes of [viewer, null]) {
    expectParts(game, ours, eyes, where)
    expectUnchanged(game, last, eyes, where)
  }
  return steps
}

function expectSameSight(game: Game, ours: State, other: State, viewer: Seat, where: string): void {
  for (const eyes of [viewer, null]) expectSame(game.view(other, eyes), game.view(ours, eyes), where)
}

/** A server sends the two parts of a view as they are. */
const expectParts = (game: Game, state: State, viewer: Viewer, where: string): void =>
  expectSame({ ...game.ownView(state, viewer), ...game.publicView(state) }, game.view(state, viewer), where)

/** A server tells the same events to everybody, so redacting them for one viewer must take nothing out of them. */
function expectUnchanged(game: Game, events: readonly unknown[], viewer: Viewer, where: string): void {
  const before = JSON.stringify(events)
  seenBy(game, events, viewer)
  expectSame(JSON.stringify(events), before, `${where}: an event is changed by redacting it`)
}

/**
 * The actions that are possible in both states. The viewer's own must be identical, because it cannot tell the states
 * apart.
 */
function commonActions(game: Game, a: State, b: State, actor: number, own: boolean, where: string): Action[] {
  const [inA, inB] = [legalActions(game, a, actor), legalActions(game, b, actor)]
  if (own) expectSame(inB, inA, where)
  return inA.filter((action) => inB.includes(action))
}

function applied(game: Game, state: State, actor: number, action: Action): unknown[] {
  const events: unknown[] = []
  game.apply(state, actor, action, (event) => events.push(event))
  return events
}

const seenBy = (game: Game, events: readonly unknown[], viewer: Viewer): unknown[] =>
  events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined)
