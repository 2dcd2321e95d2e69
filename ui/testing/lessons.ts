import { CHANCE, hasSeat, Match, type Game } from '@alleycat/engine'
import type { Lesson } from '../learn/lesson.ts'
import type { LessonScript } from '../learn/lesson-from.ts'

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
