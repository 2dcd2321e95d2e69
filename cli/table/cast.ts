import { characterByName } from '@alleycat/bots'
import type { Seat } from '@alleycat/engine'

/** For bots that are nobody in particular; by seat, so that the first letters follow the seats. */
const NAMES = ['Ash', 'Bramble', 'Clover', 'Domino', 'Ember', 'Fig', 'Ginger', 'Hazel']

/** Who sits where, and how sentences speak of them to the person at the keyboard. */
export class Cast {
  readonly you: Seat
  /** The name of the bot on each seat; null is the person. */
  readonly bots: readonly (string | null)[]

  constructor(bots: readonly (string | null)[]) {
    this.bots = bots
    this.you = bots.indexOf(null)
  }

  /** `you`, or a name: a character's own unless it sits here twice. */
  name(seat: Seat): string {
    if (seat === this.you) return 'you'
    const bot = this.bots[seat] ?? ''
    const isAlone = this.bots.indexOf(bot) === this.bots.lastIndexOf(bot)
    return (isAlone ? characterByName(bot)?.name : undefined) ?? NAMES[seat] ?? `seat ${seat}`
  }

  /** For a list of the players: `You`, `Bramble (random)`, `Marlowe (medium)`. */
  entry(seat: Seat): string {
    if (seat === this.you) return 'You'
    const bot = this.bots[seat] ?? ''
    const name = this.name(seat)
    const character = characterByName(bot)
    return `${name} (${character?.name === name ? character.strength : bot})`
  }

  /** `you take`, `Biscuit takes`. */
  does(seat: Seat, verb: string): string {
    return `${this.name(seat)} ${seat === this.you ? verb : thirdPerson(verb)}`
  }
}

const thirdPerson = (verb: string): string => (verb.endsWith('s') ? `${verb}es` : `${verb}s`)
