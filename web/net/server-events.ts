/** One server-sent event. */
export interface ServerEvent {
  readonly event: string
  /** Where to go on after it, if it tells. */
  readonly id: string | null
  readonly data: string
}

/** Takes the text of a stream in whatever pieces it comes. */
export class EventParser {
  #rest = ''

  push(text: string): ServerEvent[] {
    const blocks = (this.#rest + text).split('\n\n')
    this.#rest = blocks.pop()!
    return blocks.flatMap((block) => eventIn(block) ?? [])
  }
}

/** Null for a comment, which keeps the connection alive, and for what only browsers need. */
function eventIn(block: string): ServerEvent | null {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name !== undefined) fields.set(name, value!)
  }
  const data = fields.get('data')
  return data === undefined ? null : { event: fields.get('event') ?? 'message', id: fields.get('id') ?? null, data }
}
