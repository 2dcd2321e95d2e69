const TOPICS = ['goal', 'recruit', 'form', 'activate', 'secure', 'infiltrate', 'mirror', 'trap'] as const

export type Topic = (typeof TOPICS)[number]
export const isTopic = (text: string): text is Topic => (TOPICS as readonly string[]).includes(text)

/** What is said when something is first met. On a phone two lines of the header have room for about 110 letters. */
export type FirstGameLines = Readonly<Record<Topic, string>> & {
  /** The goal in the Hall of Fame. */
  readonly fame: string
}
