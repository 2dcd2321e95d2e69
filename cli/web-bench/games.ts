import { recordOf } from '@alleycat/engine'
import { gameKind } from '@alleycat/games'
import { MODULES } from '@alleycat/games/modules.ts'
import { playGame } from '../simulation.ts'
import type { Stored } from './visit.ts'

/** A game as the app's front page lists it. */
export interface MeasuredGame {
  readonly id: string
  readonly name: string
  /** The number of players in the games that are watched. */
  readonly seats: number
}

/** Every game with a medium number of seats. */
export const MEASURED_GAMES: readonly MeasuredGame[] = MODULES.map(({ front: { id, name, seats } }) => ({
  id,
  name,
  seats: Math.ceil((seats[0] + seats[1]) / 2),
}))

const BOTS = ['biscuit', 'tangle', 'duchess', 'marlowe']

const PERSON = { kind: 'person', name: 'Ann', avatar: 'guest-1' } as const
const bot = (seat: number): object => ({ kind: 'bot', bot: BOTS[seat % BOTS.length] })

const SETTINGS = { locale: 'en', theme: 'dark', silent: true }

/** The settings with which Play seats these players in this order. */
const seated = ({ id }: MeasuredGame, players: readonly object[]): Stored => ({
  [`alleycat.setup.${id}`]: { players, options: null, drawSeats: false },
})

/** The person decides first and without a pause, so that only loading is measured. */
export const personFirst = (game: MeasuredGame): Stored => ({
  'alleycat.settings': { ...SETTINGS, speed: 'instant' },
  ...seated(game, [PERSON, bot(0)]),
})

/** A bot decides before the person, so that its worker has been fetched. */
export const botFirst = (game: MeasuredGame): Stored => ({
  'alleycat.settings': { ...SETTINGS, speed: 'instant' },
  ...seated(game, [bot(0), PERSON]),
})

/** The id of a stored game that has not begun, which can be opened by its address. */
export const GAME_ID = 'bench'

/** A game whose luck is always the same, so that measurements of two builds compare. */
const stored = ({ id }: MeasuredGame, players: readonly object[], played: object = {}): Stored => ({
  [`alleycat.game.${GAME_ID}`]: {
    id: GAME_ID,
    game: id,
    options: gameKind(id).defaults,
    players,
    steps: [],
    standing: [],
    result: null,
    updated: 1_700_000_000_000,
    seed: 'bench',
    ...played,
  },
})

/** Bots play among themselves, with all animations. */
export const botsOnly = (game: MeasuredGame, speed: string): Stored => ({
  'alleycat.settings': { ...SETTINGS, speed, motion: 'full' },
  ...stored(
    game,
    Array.from({ length: game.seats }, (_, seat) => bot(seat)),
  ),
})

export const savedGame = (game: MeasuredGame): Stored => ({
  'alleycat.settings': { ...SETTINGS, speed: 'instant' },
  ...stored(game, [PERSON, bot(0)]),
})

/** A game that bots have played to its end, in which the first of them counts as a person. */
export function finishedGame(game: MeasuredGame): Stored {
  const kind = gameKind(game.id)
  const bots = Array.from({ length: game.seats }, () => 'greedy')
  const { steps, result } = recordOf(
    playGame({ game: kind.create(game.seats, kind.defaults), bots, seed: 'bench', trace: false }, 0),
  )
  const players = bots.map((_, seat) => (seat === 0 ? PERSON : bot(seat)))
  return {
    'alleycat.settings': { ...SETTINGS, speed: 'instant' },
    ...stored(game, players, { steps, result }),
  }
}

export const playButton = ({ name }: MeasuredGame): string => `button[aria-label="Play ${name}"]`
/** A button of every table that is enabled while the person is to decide. */
export const HINT = 'button[title="Hint"]'
export const OWN_DECISION = `${HINT}:enabled`
