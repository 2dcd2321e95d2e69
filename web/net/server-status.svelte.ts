import { settings } from '@alleycat/ui/settings.svelte.ts'
import { api, type Api } from './api.ts'
import { singleLine } from '../online/single-line.ts'
import { Refused } from './request.ts'
import { stream, type Stream } from './shared-stream.ts'
import type { PersonInfo } from '@alleycat/protocol'

/** The server beside which this app lies, if there is one, and who we are to it. */
export class Server {
  /** Null while nobody knows: not asked yet, or no connection. */
  isThere = $state<boolean | null>(null)
  /** Null before a name was taken. */
  me = $state.raw<PersonInfo | null>(null)
  readonly #api: Pick<Api, 'me' | 'name'>
  readonly #stream: Pick<Stream, 'restart'>
  #asking: Promise<boolean> | null = null

  constructor(client: Pick<Api, 'me' | 'name'>, events: Pick<Stream, 'restart'>) {
    this.#api = client
    this.#stream = events
  }

  /** Asks at most once, unless no answer came. */
  probe(): Promise<boolean> {
    this.#asking ??= this.look().then((isThere) => {
      if (!isThere && this.isThere !== false) this.#asking = null
      return isThere
    })
    return this.#asking
  }

  /** Whether it is there right now. */
  async look(): Promise<boolean> {
    try {
      await this.refresh(1)
      return true
    } catch (error) {
      if (error instanceof Refused && error.code === 'no-such-route') this.isThere = false
      return false
    }
  }

  /** Who we are by now. */
  async refresh(tries = 4): Promise<void> {
    const me = (await this.#api.me({ tries })) as PersonInfo | null | undefined
    if (me === undefined) throw new Refused('no-such-route', 404) // some other server's answer
    this.isThere = true
    this.me = me
  }

  /** Makes us somebody, or somebody else by name. */
  async introduce(written: string, avatar: string): Promise<PersonInfo> {
    const name = singleLine(written)
    if (this.me?.name === name && this.me.avatar === avatar) return this.me
    const isNew = this.me === null
    const me = await this.#api.name(name, avatar)
    this.me = me
    settings.name = me.name
    settings.avatar = me.avatar
    if (isNew) this.#stream.restart()
    return me
  }
}

export const server = new Server(api, stream)
