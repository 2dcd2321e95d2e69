/**
 * A scripted game in which every action is used once. The steps are those of a record, so the table shows a lesson as it
 * shows any game; the learner sits in seat 0.
 */
export interface Lesson {
  readonly seats: number
  readonly options: object
  readonly parts: readonly LessonPart[]
}

export type LessonPart =
  /** Something to read; `next` goes on. */
  | { readonly kind: 'say'; readonly text: string }
  /** Steps of a record that happen by themselves: chance and opponents. */
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  /** The learner decides. Any of `accept` goes on; every other decision is answered and has no effect. */
  | {
      readonly kind: 'ask'
      readonly text: string
      /** In the notation of records; the first is the one played when the learner asks to be shown. */
      readonly accept: readonly string[]
      /** What to say to any other decision that is legal. */
      readonly otherwise: string
    }
