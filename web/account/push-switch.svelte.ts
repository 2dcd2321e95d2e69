import { asRequestFailure, type FailureCode } from '../net/request.ts'
import type { PushAddress } from '@alleycat/protocol'
import type { AccountApi } from './api.ts'

/** A browser's subscription to notifications; part of the platform's `PushSubscription`. */
export interface Subscription {
  readonly endpoint: string
  readonly options: { readonly applicationServerKey: ArrayBuffer | null }
  readonly toJSON: () => { readonly keys?: Record<string, string> }
  readonly unsubscribe: () => Promise<boolean>
}

/** What notifications need of the browser. */
export interface PushBrowser {
  isAble(): boolean
  permission(): NotificationPermission
  ask(): Promise<NotificationPermission>
  /** The present subscription, if there is one. The service worker has to be asked for it. */
  current(): Promise<Subscription | null>
  subscribe(key: Uint8Array<ArrayBuffer>): Promise<Subscription>
  /** Stores the words of notifications in the language of the page. */
  keepWords(): Promise<void>
}

type PushState = 'checking' | 'unsupported' | 'denied' | 'off' | 'on'
export type PushTrouble = FailureCode | 'push-failed'

/** Whether this browser is notified of turns. */
export class PushSwitch {
  state = $state<PushState>('checking')
  trouble = $state<PushTrouble | null>(null)
  isBusy = $state(false)
  readonly #api: Pick<AccountApi, 'pushKey' | 'notify' | 'notifyNoMore'>
  readonly #browser: PushBrowser

  constructor(api: Pick<AccountApi, 'pushKey' | 'notify' | 'notifyNoMore'>, browser: PushBrowser) {
    this.#api = api
    this.#browser = browser
  }

  /** Finds out the present state, and tells the server of a subscription again, because the server may have lost it. */
  check(): Promise<void> {
    return this.#attempt(async () => {
      this.state = this.#able()
      if (this.state !== 'off') return
      const subscription = await this.#browser.current()
      if (!subscription || !isFor(subscription, bytesOf(await this.#api.pushKey()))) return
      await this.#tell(subscription)
    })
  }

  turnOn(): Promise<void> {
    return this.#attempt(async () => {
      if (this.#browser.permission() !== 'granted') await this.#browser.ask()
      this.state = this.#able()
      if (this.state !== 'off' || this.#browser.permission() !== 'granted') return
      const key = bytesOf(await this.#api.pushKey())
      // The old subscription may be for another server's key.
      await (await this.#browser.current())?.unsubscribe()
      await this.#tell(await this.#browser.subscribe(key))
    })
  }

  turnOff(): Promise<void> {
    return this.#attempt(async () => {
      await this.#drop()
      this.state = this.#able()
    })
  }

  /** After somebody else has signed in here, the notifications of this browser are theirs. */
  async rebind(): Promise<void> {
    await this.check()
  }

  /** Ends the notifications before somebody signs out, because others may use this browser next. */
  async forget(): Promise<void> {
    await this.#drop().catch(() => undefined)
    this.state = this.#able()
  }

  async #drop(): Promise<void> {
    if (!this.#browser.isAble()) return
    const subscription = await this.#browser.current()
    if (!subscription) return
    const ended = await Promise.allSettled([subscription.unsubscribe(), this.#api.notifyNoMore(subscription.endpoint)])
    // Both are tried even if one fails, because either of them ends the notifications.
    for (const each of ended) if (each.status === 'rejected') throw each.reason
  }

  async #tell(subscription: Subscription): Promise<void> {
    await this.#browser.keepWords()
    await this.#api.notify(addressOf(subscription))
    this.state = 'on'
  }

  #able(): 'unsupported' | 'denied' | 'off' {
    if (!this.#browser.isAble()) return 'unsupported'
    return this.#browser.permission() === 'denied' ? 'denied' : 'off'
  }

  async #attempt(action: () => Promise<void>): Promise<void> {
    this.isBusy = true
    this.trouble = null
    try {
      await action()
    } catch (error) {
      this.trouble = error instanceof DOMException ? 'push-failed' : asRequestFailure(error).code
      this.state = this.#able()
    } finally {
      this.isBusy = false
    }
  }
}

function addressOf(subscription: Subscription): PushAddress {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}

function isFor({ options }: Subscription, key: Uint8Array): boolean {
  const own = options.applicationServerKey
  return own !== null && String(new Uint8Array(own)) === String(key)
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
