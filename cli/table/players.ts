import { characterByName } from '@alleycat/bots'
import type { Seat } from '@alleycat/engine'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import type { Sitting } from './presentation.ts'

/** For bots that are nobody in particular; by seat, so that the first letters follow the seats. */
const NAMES = ['Ash', 'Bramble', 'Clover', 'Domino', 'Ember', 'Fig', 'Ginger', 'Hazel']

/** Who sits where at the table of the person at the keyboard. */
export class Cast implements Sitting {
  readonly you: Seat
  /** The name of the bot on each seat; null is the person. */
  readonly bots: readonly (string | null)[]
  readonly seats: readonly SeatInfo[]

  constructor(bots: readonly (string | null)[]) {
    this.bots = bots
    this.you = bots.indexOf(null)
    this.seats = bots.map((bot, seat) => ({
      name: this.#name(seat),
      avatar: '',
      kind: bot === null ? 'person' : 'bot',
    }))
  }

  get viewer(): Seat {
    return this.you
  }

  /** For a list of the players: `you`, `Bramble (random)`, `Marlowe (medium)`. */
  entry(seat: Seat): string {
    const bot = this.bots[seat] ?? null
    if (bot === null) return 'you'
    const name = this.#name(seat)
    const character = characterByName(bot)
    return `${name} (${character?.name === name ? character.strength : bot})`
  }

  /** A character's own name unless it sits here twice. */
  #name(seat: Seat): string {
    const bot = this.bots[seat] ?? ''
    const isAlone = this.bots.indexOf(bot) === this.bots.lastIndexOf(bot)
    return (isAlone ? characterByName(bot)?.name : undefined) ?? NAMES[seat] ?? `seat ${seat}`
  }
}
