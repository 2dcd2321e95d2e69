import { perspectiveOf, type GameKind } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { describe, expect, test, vi } from 'vitest'
import { answerTo, questionFor, type Question } from './question.ts'
import { playRandomly } from './testing/games.ts'

/** A question to a bot for every choice of a random game. */
function questionsAt(kind: GameKind, bot: string): Question[] {
  const game = kind.create(kind.minSeats, kind.defaults)
  const questions: Question[] = []
  playRandomly(game, 'questions', ({ match, seat, known }) => {
    const seed = `${bot} ${questions.length}`
    questions.push(structuredClone(questionFor(perspectiveOf(game, match.state, seat, known), bot, seed)))
  })
  return questions
}

describe.each(GAMES)('a question at $id', (kind) => {
  test.each(['random', 'greedy', 'search:30', 'biscuit', 'duchess', 'pouncing:30'])(
    'to %s has the same answer whatever was asked before',
    (bot) => {
      const questions = questionsAt(kind, bot).slice(0, 12)
      const answers = questions.map(answerTo)
      expect(questions.toReversed().map(answerTo).toReversed()).toEqual(answers)
    },
  )

  test('to a bot that has answered before makes no game anew', () => {
    const create = vi.spyOn(kind, 'create')
    try {
      const questions = questionsAt(kind, 'search:10').slice(0, 3)
      for (const question of questions) answerTo({ ...question, bot: 'search:11' })
      create.mockClear()
      for (const question of questions) answerTo({ ...question, bot: 'search:11' })
      expect(create).not.toHaveBeenCalled()
    } finally {
      create.mockRestore()
    }
  })

  test('to more bots than are kept makes the oldest anew, and answers the same', () => {
    const [question] = questionsAt(kind, 'search:20')
    const answer = answerTo(question!)
    for (let iterations = 1; iterations <= 20; iterations++)
      answerTo({ ...question!, bot: `search:${iterations + 100}` })
    const create = vi.spyOn(kind, 'create')
    try {
      expect(answerTo(question!)).toBe(answer)
      expect(create).toHaveBeenCalledOnce()
    } finally {
      create.mockRestore()
    }
  })
})

test.each([
  [{ game: 'chess' }, 'there is no game chess'],
  [{ bot: 'gary' }, 'there is no bot gary'],
])('a question with %j is refused', (wrong, message) => {
  const [question] = questionsAt(GAMES[0]!, 'greedy')
  expect(() => answerTo({ ...question!, ...wrong })).toThrow(message)
})
