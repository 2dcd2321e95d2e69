import type { Api } from '../net/api.ts'
import { api } from '../net/api.ts'
import { stream, type Stream } from '../net/shared-stream.ts'
import type { MyTable } from '../net/wire.ts'

/** A burst of events is one look; tabs that nobody sees take their time, and not all at once. */
const soonEnough = (): number => (document.visibilityState === 'visible' ? 1200 : 6000 + Math.random() * 4000)

/** The tables of this person, and at how many of them something is asked: in the title and on the app's icon too. */
class MyTables {
  tables = $state.raw<readonly MyTable[] | null>(null)
  count = $state(0)
  readonly #api: Pick<Api, 'myTables'>
  readonly #stream: Pick<Stream, 'onAny' | 'onPerson'>
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: Pick<Api, 'myTables'>, events: Pick<Stream, 'onAny' | 'onPerson'>) {
    this.#api = client
    this.#stream = events
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    try {
      const { tables, yourTurn } = await this.#api.myTables()
      this.tables = tables
      this.count = yourTurn
    } catch {
      // Nobody yet, or no connection: what is known stays.
    }
    showCount(this.count)
  }

  /** Follows what happens until what it returns is called. */
  follow(): () => void {
    const soon = (): void => {
      this.#timer ??= setTimeout(() => void this.refresh(), soonEnough())
    }
    const stops = [this.#stream.onAny(soon), this.#stream.onPerson(soon)]
    void this.refresh()
    return () => {
      for (const stop of stops) stop()
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
  }
}

export const myTables = new MyTables(api, stream)

let shown = 0
let titles: MutationObserver | null = null

function showCount(count: number): void {
  shown = count
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> }
  badge.setAppBadge?.(count).catch(() => undefined)
  // Every screen has a title of its own: the count is put before whichever it is.
  titles ??= new MutationObserver(numberTitle)
  titles.observe(document.head, { childList: true, subtree: true, characterData: true })
  numberTitle()
}

function numberTitle(): void {
  const title = withCount(document.title, shown)
  if (title !== document.title) document.title = title
}

export function withCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}
