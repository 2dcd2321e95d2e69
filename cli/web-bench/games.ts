import { MODULES } from '@alleycat/games/modules.ts'
import type { Stored } from './visit.ts'

/** A game as the app's front page has it. */
export interface MeasuredGame {
  readonly id: string
  readonly name: string
  /** How many sit at the table in the games that are watched. */
  readonly seats: number
}

/** At tables of middling size. */
export const MEASURED_GAMES: readonly MeasuredGame[] = MODULES.map(({ front: { id, name, seats } }) => ({
  id,
  name,
  seats: Math.ceil((seats[0] + seats[1]) / 2),
}))

const BOTS = ['biscuit', 'tangle', 'duchess', 'marlowe']

const PERSON = { kind: 'person', name: 'Ann', avatar: 'guest-1' } as const
const bot = (seat: number): object => ({ kind: 'bot', bot: BOTS[seat % BOTS.length] })

const SETTINGS = { locale: 'en', theme: 'dark', silent: true }

/** Who sits down when Play is pressed: everybody in this order. */
const seated = ({ id }: MeasuredGame, players: readonly object[]): Stored => ({
  [`alleycat.setup.${id}`]: { players, options: null, drawSeats: false },
})

/** The person decides first and nothing is waited for: what remains is loading. */
export const personFirst = (game: MeasuredGame): Stored => ({
  'alleycat.settings': { ...SETTINGS, speed: 'instant' },
  ...seated(game, [PERSON, bot(0)]),
})

/** A bot thinks before the person decides, so that its worker has been fetched. */
export const botFirst = (game: MeasuredGame): Stored => ({
  'alleycat.settings': { ...SETTINGS, speed: 'instant' },
  ...seated(game, [bot(0), PERSON]),
})

/** Bots among themselves, everything moving. */
export const botsOnly = (game: MeasuredGame, speed: string): Stored => ({
  'alleycat.settings': { ...SETTINGS, speed, motion: 'full' },
  ...seated(
    game,
    Array.from({ length: game.seats }, (_, seat) => bot(seat)),
  ),
})

/** A game to sit down at by its address, before the first card. */
export const GAME_ID = 'bench'
export const savedGame = ({ id }: MeasuredGame, options: object): Stored => ({
  'alleycat.settings': { ...SETTINGS, speed: 'instant' },
  [`alleycat.game.${GAME_ID}`]: {
    id: GAME_ID,
    game: id,
    options,
    players: [PERSON, bot(0)],
    steps: [],
    standing: [],
    result: null,
    updated: 1_700_000_000_000,
  },
})

export const playButton = ({ name }: MeasuredGame): string => `button[aria-label="Play ${name}"]`
/** At every table, and to be pressed while the person is to decide. */
export const HINT = 'button[aria-label="Hint"]'
export const OWN_DECISION = `${HINT}:enabled`
