import { Refusal, type GameKind } from '@alleycat/engine'
import { settings } from '@alleycat/ui/settings.svelte.ts'
import { recall, remember } from '../browser/storage.ts'
import { frontOf, gameIdOf, type GameId } from '../games.ts'
import { language } from '../language.svelte.ts'
import { router } from '../router.svelte.ts'
import { readPlayer, type Player } from './players.ts'
import { browserShelf, SavedGames } from './saved-games.ts'
import { freshId } from './seed.ts'

export const savedGames = new SavedGames(browserShelf())

/** What a new game is made of. It is remembered, so that the next one takes one press. */
interface Setup {
  readonly players: readonly Player[]
  /** The options of the game; null stands for its defaults. */
  readonly options: object | null
  /** Whether the seats are drawn by lot (CC-3). */
  readonly drawSeats: boolean
}

const KEY = 'alleycat.setup.'

/** The names of people who have given none; a setup holds an empty name for them. */
interface UsualNames {
  readonly you: string
  readonly friend: (number: number) => string
}

/** The name of a person who has given none. Among several people nobody is called "you". */
export function usualName(players: readonly Player[], seat: number, names: UsualNames): string {
  const people = [...players.keys()].filter((each) => players[each]!.kind === 'person')
  return people.length > 1 ? names.friend(people.indexOf(seat) + 1) : names.you
}

export const named = (players: readonly Player[], names: UsualNames): Player[] =>
  players.map((player, seat) => {
    if (player.kind !== 'person' || player.name.trim() !== '') return player
    const name = usualName(players, seat, names)
    return { ...player, name, ...(name === names.you && { isUsual: true }) }
  })

export function recallSetup(game: GameId): Setup {
  const person: Player = { kind: 'person', name: settings.name, avatar: settings.avatar }
  const otherwise: Setup = {
    players: [person, ...frontOf(game).bots.map((bot): Player => ({ kind: 'bot', bot }))],
    options: null,
    drawSeats: true,
  }
  return readSetup(recall(KEY + game), person) ?? otherwise
}

function readSetup(value: unknown, person: Player): Setup | null {
  if (typeof value !== 'object' || value === null) return null
  const { players, options, drawSeats } = value as Record<string, unknown>
  if (!Array.isArray(players) || players.length < 2) return null
  const read = players.map(readPlayer)
  if (!read.every((player) => player !== null)) return null
  const first = read.findIndex(({ kind }) => kind === 'person')
  return {
    players: read.map((player, index) => (index === first ? person : player)),
    options: typeof options === 'object' ? options : null,
    drawSeats: drawSeats !== false,
  }
}

export const rememberSetup = (game: GameId, setup: Setup): void => remember(KEY + game, setup)

/** Makes a game, keeps it and goes to its table. A double click starts one and not two. */
export function startGame(kind: GameKind, setup: Setup, go: 'go' | 'replace' = 'go'): void {
  if (router.isLeaving) return
  const [id, game] = [freshId(), gameIdOf(kind)]
  const read = kind.readOptions(setup.options)
  const options = read instanceof Refusal ? kind.defaults : read
  const sitting = named(setup.players, language.words.setup)
  const players = setup.drawSeats ? shuffled(sitting) : sitting
  savedGames.keep({ id, game, options, players, steps: [], standing: [], result: null, updated: Date.now() })
  router[go](`#/table/${id}`)
}

function shuffled<T>(items: readonly T[]): T[] {
  const draw = crypto.getRandomValues(new Uint32Array(items.length))
  return items
    .map((item, index) => ({ item, lot: draw[index]! }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ item }) => item)
}
