import type { Game, Seat, State } from './game.ts'
import { Random } from './random.ts'

/**
 * A position as one seat knows it: all that a bot, a hint or a review is ever handed. Its state is not the truth but one
 * random deal that the seat cannot tell from it, so there is nothing in it to peek at; `game.determinize` with the
 * seat's knowledge turns it into as many others as a search wants.
 */
export interface Perspective<Known = unknown> {
  readonly game: Game<unknown, unknown, Known>
  readonly seat: Seat
  readonly state: State
  readonly known: Known
}

export function perspectiveOf<Known>(
  game: Game<unknown, unknown, Known>,
  state: State,
  seat: Seat,
  known: Known,
): Perspective<Known> {
  const imagined = state.slice()
  game.determinize(imagined, seat, known, new Random('perspective'))
  return { game, seat, state: imagined, known }
}

/** What a seat knows from events as redacted for it. */
export function knowledgeFrom<Event, Known>(
  game: Game<unknown, Event, Known>,
  seat: Seat,
  events: readonly Event[],
): Known {
  const known = game.knowledge(seat)
  for (const event of events) game.learn(known, event)
  return known
}

/** What every seat has learned of a match, each from the events as redacted for it. */
export class Memories<View = unknown, Event = unknown, Known = unknown> {
  readonly known: readonly Known[]
  /** Takes the events of every action; the match calls it. */
  readonly see: (events: readonly Event[]) => void

  constructor(game: Game<View, Event, Known>) {
    this.known = Array.from({ length: game.seats }, (_, seat) => game.knowledge(seat))
    this.see = (events) => {
      for (const event of events)
        for (const [seat, known] of this.known.entries()) {
          const seen = game.redact(event, seat)
          if (seen !== undefined) game.learn(known, seen)
        }
    }
  }
}
