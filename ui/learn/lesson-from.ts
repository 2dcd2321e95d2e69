import type { Lesson, LessonPart } from './lesson.ts'

/** A lesson without its words: the same game in every language. */
export interface LessonScript {
  readonly seats: number
  readonly options: object
  /** The names by which the texts speak of seat 1 and on: they must be those that the app seats there. */
  readonly opponents: readonly string[]
  readonly beats: readonly LessonBeat[]
}

type LessonBeat =
  | { readonly kind: 'say'; readonly id: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  /** As in the part of a lesson: what seat 0 may decide, without the number of the seat. */
  | { readonly kind: 'ask'; readonly id: string; readonly accept: readonly string[] }

interface AskTexts {
  readonly ask: string
  /** The reply to a decision that is legal but not the one to learn now. */
  readonly otherwise: string
}

/** The words of a script in one language: a text for each thing said, two for each thing asked. */
type LessonTexts<Script extends LessonScript> = {
  readonly [
    Beat in Script['beats'][number] as Beat extends { readonly id: infer Id extends string } ? Id : never
  ]: Beat extends { readonly kind: 'ask' } ? AskTexts : string
}

export function lessonFrom<Script extends LessonScript>(
  { seats, options, beats }: Script,
  texts: LessonTexts<Script>,
): Lesson {
  return { seats, options, parts: beats.map((beat) => partFrom(beat, texts)) }
}

function partFrom(beat: LessonBeat, words: Readonly<Record<string, string | AskTexts>>): LessonPart {
  if (beat.kind === 'steps') return beat
  const text = words[beat.id]
  if (beat.kind === 'say' && typeof text === 'string') return { kind: 'say', text }
  if (beat.kind === 'ask' && typeof text === 'object')
    return { kind: 'ask', text: text.ask, accept: beat.accept, otherwise: text.otherwise }
  throw new Error(`the lesson has no text for ${beat.kind} ${beat.id}`)
}
