import {
  CHANCE,
  chanceFrom,
  finish,
  isDeal,
  isTurn,
  Match,
  Memories,
  perspectiveOf,
  type Random,
  type Action,
  type Game,
  type Result,
  type Seat,
  type State,
} from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import type { Bot } from '../bot.ts'

/** What the atlas takes from one game. */
export interface GameFacts {
  readonly result: Result
  /** The decisions of all seats, answers included. */
  readonly moves: number
  /** How many of the decisions were not answers to somebody else's move. */
  readonly turns: number
  /** How many of the turns were directed against somebody. */
  readonly attacks: number
  /** How often somebody else was alone in the lead than the last who had been, looked at before each turn and at the end. */
  readonly leadChanges: number
  /** The first hand of each seat, by the letters of its cards. */
  readonly hands: readonly ReadonlyMap<string, number>[]
}

/** Plays a game with one bot for each seat and notes what happens. */
export function playAndNote(game: Game, bots: readonly Bot[], chance: Random): GameFacts {
  const memories = new Memories(game)
  const hands = bots.map(() => new Map<string, number>())
  const lead = new Lead()
  const match = new Match(game, {
    onAction: (events) => {
      memories.see(events)
      for (const event of events)
        if (isTurn(event)) lead.look(game.result(match.state).scores)
        else if (isDeal(event)) count(hands[event.seat]!, event.card)
    },
  })
  let [moves, turns, attacks] = [0, 0, 0]
  const decide = (seat: Seat): Action => {
    const { state } = match
    const action = bots[seat]!.decide(perspectiveOf(game, state, seat, memories.known[seat]))
    moves++
    if (game.asking(state) === 0) {
      turns++
      if (mindOf(game).leanings(state, seat, action).aggressive > 0) attacks++
    }
    return action
  }
  finish(match, decide, chanceFrom(chance))
  const result = game.result(match.state)
  lead.look(result.scores)
  return { result, moves, turns, attacks, leadChanges: lead.changes, hands }
}

/** Counts how often the lead changes hands; a tie leaves it with whoever had it. */
class Lead {
  changes = 0
  #leader: Seat | null = null

  look(scores: readonly number[]): void {
    const most = Math.max(...scores)
    const leader = scores.indexOf(most)
    if (scores.lastIndexOf(most) !== leader || leader === this.#leader) return
    if (this.#leader !== null) this.changes++
    this.#leader = leader
  }
}

const count = (hand: Map<string, number>, card: string): void => void hand.set(card, (hand.get(card) ?? 0) + 1)

/** What share of the whole pack each card is, by letter: how likely the first card that is dealt is one. */
export function packOf(game: Game): ReadonlyMap<string, number> {
  const outcomes: Action[] = []
  const before = game.initial()
  outcomes.length = game.legal(before, CHANCE, outcomes)
  const weights = outcomes.map((outcome) => game.weight(before, outcome))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const pack = new Map<string, number>()
  for (const [index, outcome] of outcomes.entries()) {
    const after: State = before.slice()
    game.apply(after, CHANCE, outcome, (event) => {
      if (isDeal(event)) pack.set(event.card, weights[index]! / total)
    })
  }
  return pack
}
