import { recall, remember } from '../browser/storage.ts'
import type { Api } from '../net/api.ts'
import type { OnlineWords } from './words/words.ts'
import { singleLine } from '../net/single-line.ts'
import type { ChatMessage, PersonInfo, Reaction } from '@alleycat/protocol'

/** Milliseconds for which a reaction is shown beside the person who made it. */
const BUBBLE = 4500
const READ = 'alleycat.read.'
const MUTED = 'alleycat.muted'

type ChatApi = Pick<Api, 'say' | 'react' | 'mute' | 'muted'>

/** The chat of a table. */
export class Chat {
  messages = $state.raw<readonly ChatMessage[]>([])
  /** The last message that was seen. */
  #read = $state(0)
  /** The latest reaction of each person, while it is shown. */
  bubbles = $state.raw<ReadonlyMap<string, ChatMessage>>(new Map())
  muted = $state.raw<ReadonlySet<string>>(new Set(storedMutes()))
  readonly #table: string
  readonly #api: ChatApi
  /** Milliseconds since 1970; reactions from before the table was opened are not shown. */
  readonly #opened: number

  constructor(table: string, api: ChatApi, now = Date.now()) {
    this.#table = table
    this.#api = api
    this.#opened = now
    this.#read = Number(recall(READ + table) ?? 0)
  }

  /** The number of the last message. */
  get last(): number {
    return this.messages.at(-1)?.n ?? 0
  }

  /** The messages of everybody who is not muted. */
  get heard(): readonly ChatMessage[] {
    return this.messages.filter(({ person }) => person === null || !this.muted.has(person.id))
  }

  unread(me: string | undefined): number {
    return this.heard.filter(({ n, kind, person }) => kind === 'text' && n > this.#read && person?.id !== me).length
  }

  receive(message: ChatMessage, skew: number): void {
    if (message.n <= this.last) return
    this.messages = [...this.messages, message]
    const { kind, person, at } = message
    if (kind === 'reaction' && person && !this.muted.has(person.id) && at + skew >= this.#opened - BUBBLE)
      this.#hover(person.id, message)
  }

  readAll(): void {
    this.#read = this.last
    remember(READ + this.#table, this.#read)
  }

  async say(text: string): Promise<void> {
    const said = singleLine(text)
    if (said !== '') await this.#api.say(this.#table, said)
  }

  async react(reaction: Reaction): Promise<void> {
    await this.#api.react(this.#table, reaction)
  }

  async mute({ id }: PersonInfo, on: boolean): Promise<void> {
    const muted = new Set(this.muted)
    if (on) muted.add(id)
    else muted.delete(id)
    this.#setMuted(muted)
    await this.#api.mute(id, on)
  }

  /** Fetches the mutes from the server, which has those of other devices too. */
  async loadMuted(): Promise<void> {
    this.#setMuted(new Set((await this.#api.muted()).map(({ id }) => id)))
  }

  #setMuted(muted: ReadonlySet<string>): void {
    this.muted = muted
    remember(MUTED, [...muted])
  }

  #hover(person: string, message: ChatMessage): void {
    this.bubbles = new Map(this.bubbles).set(person, message)
    setTimeout(() => {
      if (this.bubbles.get(person) !== message) return
      const left = new Map(this.bubbles)
      left.delete(person)
      this.bubbles = left
    }, BUBBLE)
  }
}

/** Ends the mute of one person in this browser, or of everybody when no person is given. */
export function hearAgain(person?: string): void {
  remember(MUTED, person === undefined ? [] : storedMutes().filter((each) => each !== person))
}

/** A message in words; a reaction is named. */
export const spokenText = ({ kind, text }: ChatMessage, { chat }: OnlineWords): string =>
  kind === 'text' ? text : chat.reaction[text as Reaction]

const storedMutes = (): string[] => {
  const stored = recall(MUTED)
  return Array.isArray(stored) ? stored : []
}
