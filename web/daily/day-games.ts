import { callName, CHARACTERS } from '@alleycat/bots'
import type { GameKind } from '@alleycat/engine'
import { botSeed, dealOfDay, keyedChance, type DayDeal } from '@alleycat/fairness'
import { gameIdOf, type GameId } from '../games.ts'
import type { Luck } from '../session/luck.ts'
import type { Player } from '../session/players.ts'
import type { SavedGame, SavedGames } from '../session/saved-games.ts'
import { freshId } from '../session/seed.ts'
import { today } from './calendar.ts'
import { dayLog, noteResult, noteStart, resultOf, type DayEntry } from './day-log.ts'

export const dealFor = (kind: GameKind, day: string): DayDeal => dealOfDay(kind, day, CHARACTERS.map(callName))

/** The luck of a day's deal: the same for everybody, and the same again when a game is taken up later. */
export function luckOfDay(kind: GameKind, day: string): Luck {
  const deal = dealFor(kind, day)
  return {
    chance: (drawn) => keyedChance(deal.key, drawn),
    botSeed: (seat, decisions) => botSeed(deal, seat, decisions),
    isFixed: true,
  }
}

export const playersOf = ({ bots }: DayDeal, person: Player): Player[] =>
  bots.map((bot) => (bot === null ? person : { kind: 'bot', bot }))

/** The id under which the counted try is kept: there is one for each game and day. */
export const countedId = (game: GameId, day: string): string => `day-${game}-${day}`

/** Starts a try and returns its id. The first one at a deal counts; those after it are practice. */
export function startTry(games: SavedGames, kind: GameKind, day: string, person: Player): string {
  const game = gameIdOf(kind)
  const isCounted = !dayLog(game).has(day)
  const deal = dealFor(kind, day)
  const id = isCounted ? countedId(game, day) : freshId()
  const { options } = deal
  const players = playersOf(deal, person)
  const dayTry = { day, isCounted }
  if (isCounted) noteStart(game, day, today())
  games.keep({ id, game, options, players, steps: [], standing: [], result: null, updated: Date.now(), dayTry })
  return id
}

/** What is known of the counted try of a day; a game that has ended since is noted. */
export function entryOf(games: SavedGames, game: GameId, day: string): DayEntry | undefined {
  const saved = games.find(countedId(game, day))
  const entry = dayLog(game).get(day)
  const result = entry?.result === null && saved && resultOf(saved)
  if (!result) return entry
  noteResult(game, day, result)
  return { ...entry, result }
}

/** The counted try while it can be gone on with. */
export function unfinished(games: SavedGames, game: GameId, day: string): SavedGame | null {
  const saved = games.find(countedId(game, day))
  return saved?.result === null ? saved : null
}
