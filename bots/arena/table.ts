import {
  askOf,
  chanceFrom,
  CLOSING,
  eventsFor,
  firstSeat,
  Random,
  Teller,
  type Action,
  type Game,
  type Match,
  type Result,
  type RuleId,
  type Seat,
} from '@alleycat/engine'
import { gameKind } from '@alleycat/games'
import type { Bot } from '../bot.ts'
import { botByName } from '../registry.ts'
import { dealOf, entryAt, rotationOf, type ArenaPlan } from './plan.ts'

/** A player that is not one of our bots. It is told in JSON what its seat may know, and nothing else. */
export interface Outsider {
  start(seat: Seat): void
  /** Receives an event as redacted for the seat. */
  see(event: unknown): void
  /** Resolves to one of the legal decisions; any other answer ends the contest. */
  decide(view: unknown, legal: readonly string[]): Promise<string>
  over(result: Result): void
}

/** The error of an outsider that decided something illegal. */
export class Misplay extends Error {
  override readonly name = 'Misplay'
  /** The index of the outsider's entry in the line-up. */
  readonly entry: number
  readonly choice: string
  readonly rule: RuleId

  constructor(entry: number, choice: string, rule: RuleId) {
    super(`entry ${entry} may not "${choice}": ${rule}`)
    this.entry = entry
    this.choice = choice
    this.rule = rule
  }
}

/** A finished game of a contest; its lists are by seat. */
export interface Played {
  readonly number: number
  readonly names: readonly string[]
  readonly result: Result
  readonly decisions: readonly number[]
  readonly milliseconds: readonly number[]
}

type Player = { readonly bot: Bot } | { readonly outsider: Outsider }

/** Plays the games of a contest. Any of them can be played alone and in any order. */
export class ArenaTable {
  readonly game: Game
  readonly #plan: ArenaPlan
  readonly #outsiders: readonly (Outsider | undefined)[]

  /** `outsiders` holds an outsider for each entry of the line-up that is not one of our bots. */
  constructor(plan: ArenaPlan, outsiders: readonly (Outsider | undefined)[] = []) {
    this.game = gameKind(plan.game).create(plan.lineUp.length, plan.options)
    this.#plan = plan
    this.#outsiders = outsiders
  }

  async play(number: number): Promise<{ played: Played; match: Match }> {
    const { game } = this
    const { seed, lineUp } = this.#plan
    const deal = dealOf(number, game.seats)
    const rotation = rotationOf(number, game.seats)
    const entries = lineUp.map((_, seat) => entryAt(seat, rotation, game.seats))
    const players = entries.map((entry, seat) =>
      this.#player(entry, new Random(`${seed}/${deal}/${rotation}/seat ${seat}`)),
    )
    const { match, ...spent } = await this.#playOut(entries, players, new Random(`${seed}/${deal}/chance`))
    const result = game.result(match.state)
    for (const player of players) if ('outsider' in player) player.outsider.over(result)
    return { match, played: { number, names: entries.map((entry) => lineUp[entry]!), result, ...spent } }
  }

  #player(entry: number, random: Random): Player {
    const outsider = this.#outsiders[entry]
    if (outsider) return { outsider }
    const factory = botByName(this.#plan.lineUp[entry]!)
    if (!factory) throw new Error(`there is no bot ${this.#plan.lineUp[entry]}`)
    return { bot: factory(random) }
  }

  async #playOut(
    entries: readonly number[],
    players: readonly Player[],
    random: Random,
  ): Promise<{ match: Match; decisions: number[]; milliseconds: number[] }> {
    const { game } = this
    const teller = new Teller(game, (scene) => {
      for (const [seat, player] of players.entries())
        if ('outsider' in player) for (const event of eventsFor(game, scene, seat)) player.outsider.see(event)
    })
    const { match } = teller
    const decisions = players.map(() => 0)
    const milliseconds = players.map(() => 0)
    for (const [seat, player] of players.entries()) if ('outsider' in player) player.outsider.start(seat)
    const chance = chanceFrom(random)
    for (;;) {
      match.settle(chance)
      if (match.turn === CLOSING) {
        match.close()
        continue
      }
      if (match.over) return { match, decisions, milliseconds }
      const seat = firstSeat(match.turn)
      const player = players[seat]!
      const started = performance.now()
      const action =
        'bot' in player
          ? player.bot.decide(teller.perspective(seat))
          : await this.#ask(match, seat, entries[seat]!, player.outsider)
      milliseconds[seat]! += performance.now() - started
      decisions[seat]!++
      match.decide(seat, action)
    }
  }

  async #ask(match: Match, seat: Seat, entry: number, outsider: Outsider): Promise<Action> {
    const { game } = this
    const { legal } = askOf(game, match.state, seat)!
    const choice = await outsider.decide(game.view(match.state, seat), legal)
    const action = game.parse(match.state, seat, choice)
    if (action === undefined) throw new Misplay(entry, choice, game.why(match.state, seat, choice) ?? 'notation')
    return action
  }
}
