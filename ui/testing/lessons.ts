import { CHANCE, hasSeat, Match, type Game } from '@alleycat/engine'
import { expect, test } from 'vitest'
import type { Lesson } from '../learn/lesson.ts'
import type { LessonScript } from '../learn/lesson-from.ts'
import { LOCALES, type Locale } from '../words/locales.ts'

/** How each ask was met, when the whole script is played as the learner is shown it. */
interface Met {
  readonly id: string
  readonly asked: boolean
  readonly legal: readonly string[]
  readonly accept: readonly string[]
}

export function rehearse(game: Game, script: LessonScript): { match: Match; met: Met[]; refused: string[] } {
  const match = new Match(game)
  const met: Met[] = []
  const refused: string[] = []
  const play = (step: string): void => {
    const refusal = match.play(step)
    if (refusal) refused.push(`${step}: ${refusal.rule}, ${refusal.why.join(' ')}`)
  }
  for (const beat of script.beats) {
    if (beat.kind === 'steps') beat.steps.forEach(play)
    if (beat.kind !== 'ask') continue
    const legal = match.legal(0).map((action) => match.game.format(match.state, 0, action))
    met.push({ id: beat.id, asked: match.turn !== CHANCE && hasSeat(match.turn, 0), legal, accept: beat.accept })
    play(`0 ${beat.accept[0]}`)
  }
  return { match, met, refused }
}

export const textsOf = (lesson: Lesson): string[] =>
  lesson.parts.flatMap((part) =>
    part.kind === 'steps' ? [] : part.kind === 'say' ? [part.text] : [part.text, part.otherwise],
  )

/** What every first lesson keeps to: its script is legal, its texts are complete and fit. */
export function describeLesson(
  rehearsal: () => ReturnType<typeof rehearse>,
  script: LessonScript,
  lessons: Readonly<Record<Locale, Lesson>>,
): void {
  test('the script is played without a refusal', () => {
    expect(rehearsal().refused).toEqual([])
  })

  test('the learner is asked exactly where the rules ask seat 0, and what is accepted is legal', () => {
    for (const { id, asked, legal, accept } of rehearsal().met) {
      expect(asked, id).toBe(true)
      expect(legal, id).toEqual(expect.arrayContaining([...accept]))
    }
  })

  test('nobody else decides for the learner', () => {
    const steps = script.beats.flatMap((beat): readonly string[] => (beat.kind === 'steps' ? beat.steps : []))
    expect(steps.filter((step) => step.startsWith('0 '))).toEqual([])
  })

  test('every ask leaves room for a mistake', () => {
    for (const { id, legal, accept } of rehearsal().met) expect(legal.length, id).toBeGreaterThan(accept.length)
  })

  test('it is a lesson of about five minutes', () => {
    const asks = script.beats.filter((beat) => beat.kind === 'ask').length
    expect(asks).toBeGreaterThanOrEqual(10)
    expect(asks).toBeLessThanOrEqual(16)
  })

  test.each(LOCALES)('in %s it is the same game with every text, none longer than a glance', (locale) => {
    const lesson = lessons[locale]
    const bare = ({ seats, options, parts }: Lesson) => ({
      seats,
      options,
      parts: parts.map((part) => ({ ...part, text: '', otherwise: '' })),
    })
    expect(bare(lesson)).toEqual(bare(lessons.en))
    const texts = textsOf(lesson)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(text.length, text).toBeGreaterThan(20)
      expect(text.length, text).toBeLessThanOrEqual(220)
      expect(text, 'typography').not.toMatch(/['"]|\.\.\.| {2}|^\s|\s$/)
    }
  })

  test('French keeps its signs on the line of their words', () => {
    expect(textsOf(lessons.fr).filter((text) => /[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]/.test(text))).toEqual([])
  })

  test('all speak of the same opponents', () => {
    for (const locale of LOCALES)
      for (const name of script.opponents) expect(textsOf(lessons[locale]).join('\n'), locale).toContain(name)
  })
}
