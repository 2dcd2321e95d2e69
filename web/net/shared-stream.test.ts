import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConnectionHandlers } from './connection.ts'
import { formatCursors, parseCursors, type Cursor, type TableFrame } from '@alleycat/protocol'
import { SharedStream, type StreamServices, type TableListener, type TabMessage } from './shared-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that tells a table's story from wherever it is asked to. */
class FakeServer {
  readonly open: { tables: readonly string[]; after: string; handlers: ConnectionHandlers }[] = []
  readonly log: { tables: readonly string[]; after: string }[] = []
  frames = 0
  isUp = true
  /** When the connections last brought something; null while all is well. */
  silentSince: number | null = null

  get heardAt(): number {
    return this.silentSince ?? Date.now()
  }

  connect: StreamServices['connect'] = (tables, after, handlers) => {
    const connection = { tables, after, handlers }
    this.log.push({ tables, after })
    const timer = setTimeout(() => {
      if (!this.isUp) return handlers.end()
      this.open.push(connection)
      handlers.open(0)
      const cursors = parseCursors(after)
      for (const table of tables)
        for (let n = (cursors.get(table)?.frame ?? this.frames - 1) + 1; n <= this.frames; n++)
          this.#send(connection, table, n)
    }, 5)
    return {
      heardAt: () => this.heardAt,
      close: () => {
        clearTimeout(timer)
        const at = this.open.indexOf(connection)
        if (at >= 0) this.open.splice(at, 1)
      },
    }
  }

  happen(): void {
    this.frames++
    for (const each of this.open) for (const table of each.tables) this.#send(each, table, this.frames)
  }

  goDown(): void {
    this.isUp = false
    for (const { handlers } of this.open.splice(0)) handlers.end()
  }

  #send({ handlers }: (typeof this.open)[number], table: string, n: number): void {
    const id = formatCursors(new Map([[table, { viewer: 0, frame: n, chat: 0 }]]))
    handlers.event({ event: 'frame', id, data: JSON.stringify({ table, frame: n }) })
  }
}

/** A browser with tabs. */
class FakeBrowser {
  readonly server = new FakeServer()
  readonly #ears = new Map<string, (message: TabMessage) => void>()
  #queue: { tab: string; grant: () => void; lose: () => void }[] = []
  #holder: { tab: string; lose: () => void } | null = null
  readonly asleep = new Set<string>()
  readonly visible = new Set<string>()

  get leader(): string | undefined {
    return this.#holder?.tab
  }

  tab(name: string): SharedStream {
    this.visible.add(name)
    const isAwake = (): boolean => !this.asleep.has(name)
    return new SharedStream(
      {
        connect: this.server.connect,
        openChannel: (onMessage) => {
          this.#ears.set(name, onMessage)
          return {
            post: (message) => this.#post(name, structuredClone(message)),
            close: () => void this.#ears.delete(name),
          }
        },
        lead: (steal, grant, lose) => this.#lead(name, steal, grant, lose),
        later: (milliseconds, call) => {
          const timer = setTimeout(() => isAwake() && call(), milliseconds)
          return () => clearTimeout(timer)
        },
        isVisible: () => this.visible.has(name),
      },
      name,
    )
  }

  #post(from: string, message: TabMessage): void {
    queueMicrotask(() => {
      for (const [tab, ear] of this.#ears) if (tab !== from && !this.asleep.has(tab)) ear(message)
    })
  }

  #lead(tab: string, steal: boolean, grant: () => void, lose: () => void): () => void {
    if (steal && this.#holder) {
      const { lose: lost } = this.#holder
      this.#holder = null
      queueMicrotask(lost)
    }
    const entry = { tab, grant, lose }
    if (steal) this.#queue.unshift(entry)
    else this.#queue.push(entry)
    this.#next()
    return () => {
      this.#queue = this.#queue.filter((each) => each !== entry)
      if (this.#holder?.lose === lose) this.#holder = null
      this.#next()
    }
  }

  #next(): void {
    if (this.#holder || this.#queue.length === 0) return
    const { tab, grant, lose } = this.#queue.shift()!
    this.#holder = { tab, lose }
    queueMicrotask(grant)
  }
}

/** Takes frames in order, and asks again for what it missed, as a table does. */
class Listener implements TableListener {
  readonly heard: number[] = []
  readonly #stream: SharedStream

  constructor(stream: SharedStream) {
    this.#stream = stream
  }

  cursor = (): Cursor => ({ viewer: 0, frame: this.heard.length, chat: 0 })
  table = (): void => {}
  chat = (): void => {}
  frame = ({ frame }: TableFrame): void => {
    if (frame === this.heard.length + 1) this.heard.push(frame)
    else if (frame > this.heard.length) this.#stream.rewind()
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

const settle = (milliseconds = 500): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

function following(browser: FakeBrowser, name: string): { tab: SharedStream; listener: Listener; leave: () => void } {
  const tab = browser.tab(name)
  const listener = new Listener(tab)
  return { tab, listener, leave: tab.follow('t1', listener) }
}

describe('one stream for a browser', () => {
  it('tells a table from its first frame on', async () => {
    const browser = new FakeBrowser()
    browser.server.frames = 4
    const { tab, listener } = following(browser, 'a')
    await settle()
    expect(listener.heard).toEqual(upTo(4))
    expect(tab.connected).toBe(true)
  })

  it('needs one connection for ten tabs, and all of them stay live', async () => {
    const browser = new FakeBrowser()
    browser.server.frames = 3
    const tabs = upTo(10).map((n) => following(browser, `tab ${n}`))
    await settle()
    browser.server.happen()
    await settle()
    expect(browser.server.open).toHaveLength(1)
    for (const { listener, tab } of tabs) {
      expect(listener.heard).toEqual(upTo(4))
      expect(tab.connected).toBe(true)
    }
  })

  it('tells a tab that comes later everything, and the others nothing twice', async () => {
    const browser = new FakeBrowser()
    const first = following(browser, 'a')
    await settle()
    for (let n = 0; n < 5; n++) browser.server.happen()
    const second = following(browser, 'b')
    await settle()
    browser.server.happen()
    await settle()
    expect(first.listener.heard).toEqual(upTo(6))
    expect(second.listener.heard).toEqual(upTo(6))
    expect(browser.server.open).toHaveLength(1)
  })

  it('goes on in another tab when the one that led is closed, without losing what happened meanwhile', async () => {
    const browser = new FakeBrowser()
    const first = following(browser, 'a')
    const second = following(browser, 'b')
    await settle()
    expect(browser.leader).toBe('a')
    browser.server.happen()
    await settle()
    first.tab.stop()
    browser.server.happen()
    browser.server.happen()
    await settle()
    expect(browser.leader).toBe('b')
    expect(second.listener.heard).toEqual(upTo(3))
    expect(browser.server.log.at(-1)!.after).toBe('t1:0:1:0')
    expect(second.tab.connected).toBe(true)
  })

  it('takes the lead from a tab that has fallen asleep', async () => {
    const browser = new FakeBrowser()
    following(browser, 'a')
    const second = following(browser, 'b')
    await settle()
    browser.asleep.add('a')
    browser.visible.delete('a')
    browser.server.open.splice(0)
    await settle(15_000)
    expect(browser.leader).toBe('b')
    browser.server.happen()
    await settle()
    expect(second.listener.heard).toEqual([1])
  })

  it('says that the connection is lost, and finds it again by itself where it was', async () => {
    const browser = new FakeBrowser()
    const { tab, listener } = following(browser, 'a')
    const states: boolean[] = []
    tab.onState((connected) => states.push(connected))
    await settle()
    browser.server.happen()
    browser.server.goDown()
    expect(tab.connected).toBe(false)
    browser.server.frames += 2
    await settle(20_000)
    browser.server.isUp = true
    await settle(5000)
    expect(states).toEqual([true, false, true])
    expect(listener.heard).toEqual(upTo(3))
  })

  it('looks into a long silence when somebody comes back to the page', async () => {
    const browser = new FakeBrowser()
    const { tab } = following(browser, 'a')
    await settle()
    const before = browser.server.log.length
    tab.retry()
    await settle()
    expect(browser.server.log).toHaveLength(before)
    browser.server.silentSince = Date.now() - 60_000
    tab.retry()
    await settle()
    expect(browser.server.log).toHaveLength(before + 1)
    expect(tab.connected).toBe(true)
  })

  it('gives up what nobody looks at any more', async () => {
    const browser = new FakeBrowser()
    const { tab, leave } = following(browser, 'a')
    tab.follow('t2', new Listener(tab))
    await settle()
    expect(browser.server.open[0]!.tables).toEqual(['t1', 't2'])
    leave()
    await settle(3000)
    expect(browser.server.open.map(({ tables }) => tables)).toEqual([['t2']])
  })

  it('ends when no tab listens, and starts again when one does', async () => {
    const browser = new FakeBrowser()
    const { tab, leave } = following(browser, 'a')
    await settle()
    leave()
    await settle(10_000)
    expect(browser.server.open).toHaveLength(0)
    const again = new Listener(tab)
    browser.server.frames = 2
    tab.follow('t1', again)
    await settle()
    expect(again.heard).toEqual(upTo(2))
  })

  it('opens the stream anew for somebody else, in whichever tab they signed in', async () => {
    const browser = new FakeBrowser()
    following(browser, 'a')
    const second = following(browser, 'b')
    const third = following(browser, 'c')
    const told = vi.fn()
    third.tab.onPerson(told)
    await settle()
    const before = browser.server.log.length
    second.tab.restart()
    await settle()
    expect(browser.server.log.length).toBe(before + 1)
    expect(told).toHaveBeenCalledOnce()
  })
})
