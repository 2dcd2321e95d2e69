import { isGameId, type GameId } from './games.ts'

/**
 * Where the page is. Addresses live behind the `#`: they work from any folder of any web server, and a link that holds a
 * game is never sent to one.
 */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new' | 'learn' | 'atlas'; readonly game: GameId }
  | { readonly screen: 'rules'; readonly game: GameId; readonly rule: string | null }
  | { readonly screen: 'table'; readonly id: string }
  /** The deal of a day; today's without one. */
  | { readonly screen: 'day'; readonly game: GameId; readonly day: string | null }
  | { readonly screen: 'replay'; readonly id: string | null; readonly step: number | null }
  /** A game that was played on the server. */
  | { readonly screen: 'replay-online'; readonly table: string; readonly step: number | null }
  /** A table on the server. */
  | { readonly screen: 'online'; readonly table: string }
  /** A whole game in the address, the step to look at, and through whose eyes: a seat, a watcher (null), or all. */
  | {
      readonly screen: 'shared'
      readonly game: string
      readonly step: number | null
      readonly eyes: number | null | 'all'
    }
  /** Somebody's public page. */
  | { readonly screen: 'player'; readonly person: string }
  /** A cup on the server, for its people or for a room. */
  | { readonly screen: 'cup' | 'cup-projector'; readonly cup: string }
  | { readonly screen: 'settings' | 'new-cup' | 'lobby' | 'account' | 'story' | 'credits' | 'lost' }

export function readRoute(hash: string): Route {
  const [screen = '', first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  switch (screen) {
    case '':
      return { screen: 'home' }
    case 'new':
    case 'learn':
    case 'atlas':
      return isGameId(first) ? { screen, game: first } : { screen: 'lost' }
    case 'rules':
      return isGameId(first) ? { screen, game: first, rule: second || null } : { screen: 'lost' }
    case 'day':
      return isGameId(first) ? { screen, game: first, day: second || null } : { screen: 'lost' }
    case 'table':
      return first ? { screen, id: first } : { screen: 'lost' }
    case 't':
      return first ? { screen: 'online', table: first } : { screen: 'lost' }
    case 'replay':
      return first === 'online' && second
        ? { screen: 'replay-online', table: second, step: stepIn(third) }
        : { screen, id: first || null, step: stepIn(second) }
    case 'shared':
      return first ? { screen, game: first, step: stepIn(second), eyes: eyesIn(third) } : { screen: 'lost' }
    case 'player':
      return first ? { screen, person: first } : { screen: 'lost' }
    case 'cup':
      if (first === 'new') return { screen: 'new-cup' }
      return first ? { screen: second === 'projector' ? 'cup-projector' : 'cup', cup: first } : { screen: 'lost' }
    case 'settings':
    case 'lobby':
    case 'account':
    case 'story':
    case 'credits':
      return { screen }
    default:
      return { screen: 'lost' }
  }
}

/** The number of steps after which an address looks at a game. */
const stepIn = (part: string): number | null => (/^\d{1,6}$/.test(part) ? Number(part) : null)

const eyesIn = (part: string): number | null | 'all' =>
  part === 'watcher' ? null : /^\d$/.test(part) ? Number(part) : 'all'

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  route = $state.raw<Route>({ screen: 'home' })
  #shown = ''

  /** Whether another page has just been asked for. */
  get isLeaving(): boolean {
    return location.hash !== this.#shown
  }

  follow(): void {
    const read = (): void => {
      this.#shown = location.hash
      this.route = readRoute(location.hash)
    }
    addEventListener('hashchange', read)
    read()
  }

  go(hash: string): void {
    location.hash = hash
  }

  /** Leaves no way back, as from a form to what it has made. */
  replace(hash: string): void {
    location.replace(hash)
  }
}

export const router = new Router()
