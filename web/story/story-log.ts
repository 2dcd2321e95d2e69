import { characterByName } from '@alleycat/bots'
import { Refusal, type Game } from '@alleycat/engine'
import { recall, remember } from '../browser/storage.ts'
import { isGameId, loadKit, type GameId } from '../games.ts'
import type { Api } from '../net/api.ts'
import { replayRoute } from '../online/links.ts'
import { seatInfo } from '../session/players.ts'
import type { SavedGame, SavedGames } from '../session/saved-games.ts'
import { factsOf, type OwnGame, type StoryFacts, type ReviewedPart } from './facts.ts'

const KEY = 'alleycat.story'
const REVIEWS_KEY = 'alleycat.story.reviews'
/** Rises when more is worked out of a record: then what is remembered is worked out anew where the record is still there. */
const VERSION = 1
/** The facts of so many games are kept, at about 300 bytes each. */
const MOST_KEPT = 2000

/** The address of the replay of a game that the browser keeps. */
export const localReplay = (id: string): string => `#/replay/${id}`

/** Whether the replay at this address is fetched from the server. */
export const isOnline = (replay: string): boolean => replay.startsWith(replayRoute(''))

/** The facts that are remembered, by the address of the replay. */
export function rememberedFacts(): ReadonlyMap<string, StoryFacts> {
  const stored = recall(KEY) as { readonly version?: unknown; readonly games?: unknown } | null
  const games = Array.isArray(stored?.games) ? (stored.games as StoryFacts[]) : []
  return new Map(games.filter(isReadable).map((facts) => [facts.replay, facts]))
}

const isCurrent = (): boolean => (recall(KEY) as { readonly version?: unknown } | null)?.version === VERSION

const isReadable = (facts: StoryFacts | null): boolean =>
  typeof facts?.replay === 'string' &&
  isGameId(facts.game) &&
  Array.isArray(facts.scores) &&
  Array.isArray(facts.opponents) &&
  Array.isArray(facts.achievements) &&
  typeof facts.sets === 'object'

function keep(facts: ReadonlyMap<string, StoryFacts>): void {
  const games = [...facts.values()].toSorted((a, b) => b.at - a.at).slice(0, MOST_KEPT)
  remember(KEY, { version: VERSION, games })
}

/** The game of one person in this page, where there is no doubt whose it was; null for any other, and for practice. */
function ownGame({
  id,
  players,
  result,
  updated,
  isPractice,
  dayTry,
}: SavedGame): Omit<OwnGame, 'game' | 'steps'> | null {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const [seat] = people
  if (result === null || isPractice || dayTry?.isCounted === false || people.length !== 1 || seat === undefined)
    return null
  return { replay: localReplay(id), seat, names: players.map((player) => seatInfo(player).name), at: updated }
}

async function workOut(id: GameId, options: object, finished: Omit<OwnGame, 'game'>): Promise<StoryFacts | null> {
  const kit = await loadKit(id)
  const read = kit.kind.readOptions(options)
  if (read instanceof Refusal) return null
  const game: Game = kit.kind.create(finished.names.length, read)
  return factsOf({ ...finished, game }, await kit.story())
}

/** Works out the facts of finished games that the browser keeps and that are not remembered yet. */
export async function gatherLocal(games: Pick<SavedGames, 'list'>): Promise<ReadonlyMap<string, StoryFacts>> {
  const isOutdated = !isCurrent()
  // The records of games on the server can be fetched again.
  const known = new Map([...rememberedFacts()].filter(([replay]) => !isOutdated || !isOnline(replay)))
  let isChanged = isOutdated
  for (const saved of games.list()) {
    const own = ownGame(saved)
    if (!own || (known.has(own.replay) && !isOutdated)) continue
    const facts = await workOut(saved.game, saved.options, { ...own, steps: saved.steps })
    if (!facts) continue
    known.set(facts.replay, facts)
    isChanged = true
  }
  if (isChanged) keep(known)
  return known
}

/** Gathers the facts of this person's games on the server, whose records are fetched once. */
export async function gatherOnline(api: Pick<Api, 'myGames' | 'record'>): Promise<ReadonlyMap<string, StoryFacts>> {
  const known = new Map(rememberedFacts())
  const news = (await api.myGames()).filter(({ table }) => !known.has(replayRoute(table)))
  try {
    for (const { table, game, seat, ended } of news) {
      if (!isGameId(game)) continue
      const { options, steps, names } = await api.record(table)
      const shown = names.map((name) => characterByName(name)?.name ?? name)
      const facts = await workOut(game, options, { replay: replayRoute(table), steps, seat, names: shown, at: ended })
      if (facts) known.set(facts.replay, facts)
    }
  } finally {
    // What was fetched before the connection broke need not be fetched again.
    if (news.length > 0) keep(known)
  }
  return known
}

/** Remembers a game that has just ended; returns the achievements that are new with it, none when it is known already. */
export async function noteEnding(
  games: Pick<SavedGames, 'list'>,
  id: GameId,
  options: object,
  finished: Omit<OwnGame, 'game'>,
): Promise<readonly string[]> {
  if (rememberedFacts().has(finished.replay)) return []
  const known = new Map(await gatherLocal(games))
  known.delete(finished.replay) // It may be among the games that have just been gathered.
  const before = new Set([...known.values()].flatMap(({ achievements }) => achievements))
  const facts = await workOut(id, options, finished)
  if (!facts) return []
  known.set(facts.replay, facts)
  keep(known)
  return facts.achievements.filter((each) => !before.has(each))
}

/** What reviews have said of games, by the address of the replay. */
export function rememberedReviews(): ReadonlyMap<string, ReviewedPart> {
  const stored = recall(REVIEWS_KEY)
  return new Map(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}) as [string, ReviewedPart][],
  )
}

export function noteReview(replay: string, part: ReviewedPart): void {
  const latest = [...rememberedReviews()].filter(([each]) => each !== replay).slice(1 - MOST_KEPT)
  remember(REVIEWS_KEY, Object.fromEntries([...latest, [replay, part]]))
}

/** Forgets the games of whoever was signed in to the server, or all of them. */
export function forgetStory(which: 'online' | 'all'): void {
  const isKept = (replay: string): boolean => which === 'online' && !isOnline(replay)
  keep(new Map([...rememberedFacts()].filter(([replay]) => isKept(replay))))
  remember(REVIEWS_KEY, Object.fromEntries([...rememberedReviews()].filter(([replay]) => isKept(replay))))
}
