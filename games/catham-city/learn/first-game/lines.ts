import type { Faction } from '../../rules/vocabulary.ts'

export type Topic = 'goal' | 'take' | 'limit' | 'answer' | 'standing' | Faction

/** What is said when something is first met. On a phone two lines of the header have room for about 110 letters. */
export type FirstGameLines = Readonly<Record<Exclude<Topic, 'goal'>, string>> & {
  readonly goal: (points: number) => string
}
