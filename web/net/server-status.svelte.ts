import { settings } from '@alleycat/ui/settings.svelte.ts'
import { api, type Api } from './api.ts'
import { noteKnown } from './known-here.ts'
import { singleLine } from './single-line.ts'
import { RequestFailure } from './request.ts'
import { stream, type SharedStream } from './shared-stream.ts'
import type { PersonInfo } from '@alleycat/protocol'

/** Tells whether the host of this app is an Alleycat server, and who this browser's person is there. */
export class ServerStatus {
  /** Whether there is a server; null until it has answered. */
  isThere = $state<boolean | null>(null)
  readonly #api: Pick<Api, 'me' | 'name'>
  readonly #stream: Pick<SharedStream, 'restart'>
  #asking: Promise<boolean> | null = null
  #me = $state.raw<PersonInfo | null>(null)

  constructor(client: Pick<Api, 'me' | 'name'>, events: Pick<SharedStream, 'restart'>) {
    this.#api = client
    this.#stream = events
  }

  /** The person of this browser; null before a name was taken. */
  get me(): PersonInfo | null {
    return this.#me
  }

  set me(me: PersonInfo | null) {
    this.#me = me
    noteKnown(me !== null)
  }

  /** Whether there is a server. It is asked only once, unless no answer came. */
  isReachable(): Promise<boolean> {
    this.#asking ??= this.isReachableNow().then((isThere) => {
      if (!isThere && this.isThere !== false) this.#asking = null
      return isThere
    })
    return this.#asking
  }

  /** Asks the server anew whether it is there. */
  async isReachableNow(): Promise<boolean> {
    try {
      await this.refresh(1)
      return true
    } catch (error) {
      if (error instanceof RequestFailure && error.code === 'no-such-route') this.isThere = false
      return false
    }
  }

  /** Asks the server anew who the person of this browser is. */
  async refresh(tries = 4): Promise<void> {
    const me = (await this.#api.me({ tries })) as PersonInfo | null | undefined
    // An answer without the field comes from a server that is not Alleycat.
    if (me === undefined) throw new RequestFailure('no-such-route', 404)
    this.isThere = true
    this.me = me
  }

  /** Takes a name and a face at the server; without an account yet, this makes a guest. */
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

export const server = new ServerStatus(api, stream)
