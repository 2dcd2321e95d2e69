import { characterByName } from '@alleycat/bots'
import type { Seat } from '@alleycat/engine'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import type { Words } from '../words/words.ts'
import type { Sitting } from './presentation.ts'

/** The names of bots that are not characters, by seat; their first letters follow the seats. */
const NAMES = ['Ash', 'Bramble', 'Clover', 'Domino', 'Ember', 'Fig', 'Ginger', 'Hazel']

/** The players at the table of the person at the keyboard. */
export class Players implements Sitting {
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

  /** A player in a list: `you`, `Bramble (random)`, `Marlowe (medium)`. */
  entry(seat: Seat, { play: { you, strengths } }: Words): string {
    const bot = this.bots[seat] ?? null
    if (bot === null) return you
    const name = this.#name(seat)
    const character = characterByName(bot)
    return `${name} (${character?.name === name ? strengths[character.strength] : bot})`
  }

  /** A character keeps its own name unless it sits at the table twice. */
  #name(seat: Seat): string {
    const bot = this.bots[seat] ?? ''
    const isAlone = this.bots.indexOf(bot) === this.bots.lastIndexOf(bot)
    return (isAlone ? characterByName(bot)?.name : undefined) ?? NAMES[seat] ?? `seat ${seat}`
  }
}
