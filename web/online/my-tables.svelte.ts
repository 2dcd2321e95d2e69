import type { Api } from '../net/api.ts'
import { api } from '../net/api.ts'
import { stream, type SharedStream } from '../net/shared-stream.ts'
import type { Invitation, MyTable } from '@alleycat/protocol'

/** Milliseconds to gather events before asking the server. Hidden tabs wait longer, and not all equally long. */
const soonEnough = (): number => (document.visibilityState === 'visible' ? 1200 : 6000 + Math.random() * 4000)

/**
 * The tables of this person, and at how many of them it is their turn. The title and the app's icon show that number.
 */
class MyTables {
  tables = $state.raw<readonly MyTable[] | null>(null)
  count = $state(0)
  invitations = $state.raw<readonly Invitation[]>([])
  readonly #api: Pick<Api, 'myTables'>
  readonly #stream: Pick<SharedStream, 'onAny' | 'onPerson'>
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: Pick<Api, 'myTables'>, events: Pick<SharedStream, 'onAny' | 'onPerson'>) {
    this.#api = client
    this.#stream = events
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    try {
      const { tables, yourTurn, invitations } = await this.#api.myTables()
      this.tables = tables
      this.invitations = invitations
      this.count = yourTurn
    } catch {
      // Without an account or a connection, the last known tables stay.
    }
    showCount(this.count)
  }

  /** Keeps the tables up to date until the function that it returns is called. */
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
  // Every screen sets a title of its own, so the count is put before each new one.
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
