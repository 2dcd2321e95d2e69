import type { Seat } from '@alleycat/engine'

/** By seat, so that the first letters follow the seats. */
const NAMES = ['Ash', 'Biscuit', 'Clover', 'Domino', 'Ember', 'Fig', 'Ginger', 'Hazel']

/** Who sits where, and how sentences speak of them to the person at the keyboard. */
export class Cast {
  readonly you: Seat
  /** The name of the bot on each seat; null is the person. */
  readonly bots: readonly (string | null)[]

  constructor(bots: readonly (string | null)[]) {
    this.bots = bots
    this.you = bots.indexOf(null)
  }

  /** `you`, or a name. */
  name(seat: Seat): string {
    return seat === this.you ? 'you' : (NAMES[seat] ?? `seat ${seat}`)
  }

  /** For a list of the players: `You`, `Biscuit (random)`. */
  entry(seat: Seat): string {
    return seat === this.you ? 'You' : `${this.name(seat)} (${this.bots[seat]})`
  }

  /** `you take`, `Biscuit takes`. */
  does(seat: Seat, verb: string): string {
    return `${this.name(seat)} ${seat === this.you ? verb : thirdPerson(verb)}`
  }
}

const thirdPerson = (verb: string): string => (verb.endsWith('s') ? `${verb}es` : `${verb}s`)
