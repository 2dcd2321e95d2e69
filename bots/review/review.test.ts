import { recordOf } from '@alleycat/engine'
import { cathamCity, GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { missedWin, playRandomly } from '../testing/games.ts'
import { gradeOf, GRADES, ranked, surelyBetter } from './grade.ts'
import { gameShare, review, reviewDecisions, shownAccuracy, wholePercents } from './index.ts'

const iterations = 12

describe.each(GAMES)('a review of $id', (kind) => {
  const record = recordOf(playRandomly(kind.create(3, kind.defaults), 'review'))
  const whole = review(record, { iterations })

  test('splits what happened to each seat into luck, skill and others, and nothing is left over', () => {
    const { players, result } = whole
    expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2])
    for (const { seat, first, final, luck, skill, others } of players) {
      expect(first).toBe(1 / 3)
      expect(final).toBe(result.winners.includes(seat) ? 1 / result.winners.length : 0)
      expect(luck + skill + others).toBeCloseTo(final - first, 10)
      expect(skill).toBeLessThanOrEqual(0)
    }
    for (let moment = 0; moment < whole.moments.length + 2; moment++)
      expect(players.reduce((sum, { curve }) => sum + curve[moment]!, 0)).toBeCloseTo(1, 10)
    expect(players.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 10)
  })

  test('tells of every decision that had an alternative', () => {
    const steps = whole.decisions.map(({ step }) => step)
    expect(whole.moments).toEqual(steps)
    for (const { step, seat, text, choices, before, after, loss, grade, better } of whole.decisions) {
      expect(record.steps[step]).toBe(`${seat} ${text}`)
      expect(choices).toBeGreaterThan(1)
      expect(loss).toBe(before - after)
      expect(grade === 'best').toBe(better === null)
      expect(better?.chance ?? after).toBe(before)
      expect(better?.text).not.toBe(text)
    }
    for (const { seat, grades, curve } of whole.players) {
      const own = whole.decisions.filter((decision) => decision.seat === seat)
      expect(GRADES.reduce((sum, grade) => sum + grades[grade], 0)).toBe(own.length)
      expect(curve).toHaveLength(steps.length + 2)
    }
  })

  test('says the same of single decisions as of all', () => {
    const some = whole.decisions.filter((_, index) => index % 9 === 4)
    expect(
      reviewDecisions(
        record,
        some.map(({ step }) => step),
        { iterations },
      ),
    ).toEqual(some)
  })

  test('names at most three turning points, the largest swings there are', () => {
    const { turningPoints } = whole
    expect(turningPoints.length).toBeGreaterThan(0)
    expect(turningPoints.length).toBeLessThanOrEqual(3)
    for (const { by, steps, seat, from, to } of turningPoints) {
      expect(steps[0]).toBeLessThanOrEqual(steps[1])
      expect(steps[1]).toBeLessThan(record.steps.length)
      expect(by === null ? '*' : String(by)).toBe(record.steps[steps[0]]!.split(' ')[0])
      expect(Math.abs(to[seat]! - from[seat]!)).toBeGreaterThanOrEqual(0.05)
    }
  })

  test('tells of a turning point with the numbers of the curves', () => {
    const moments = [0, ...whole.moments, record.steps.length]
    for (const { steps, by, from, to } of whole.turningPoints)
      for (const { seat, curve } of whole.players) {
        expect(curve[by === null ? 0 : moments.indexOf(steps[0], 1)]).toBe(from[seat])
        expect(curve[moments.indexOf(steps[1] + 1, 1)]).toBe(to[seat])
      }
  })

  test('is the same for the same seed and iterations, and another for another', () => {
    expect(review(record, { iterations })).toEqual(whole)
    expect(review(record, { iterations, seed: 'other' })).not.toEqual(whole)
  })

  test('of one seat tells the same of it', () => {
    const one = review(record, { iterations, seat: 1 })
    expect(one.players).toEqual([whole.players[1]])
    expect(one.decisions).toEqual(whole.decisions.filter(({ seat }) => seat === 1))
    for (const { seat } of one.turningPoints) expect(seat).toBe(1)
  })

  test('reports its progress to the end', () => {
    const told: [number, number][] = []
    review(record, { iterations: 2, onProgress: (done, total) => told.push([done, total]) })
    const total = record.steps.filter((step) => !step.startsWith('*')).length
    expect(told).toEqual(Array.from({ length: total }, (_, done) => [done + 1, total]))
  })

  test('refuses a record that cannot be played or is not finished', () => {
    const { steps } = record
    expect(() => review({ ...record, steps: steps.slice(0, -1) }, { iterations: 1 })).toThrow('not over')
    expect(() => review({ ...record, steps: steps.with(1, '0 fly') }, { iterations: 1 })).toThrow('step 1 cannot be')
    expect(() => review({ ...record, game: 'chess' })).toThrow('there is no game chess')
  })
})

test('a review grades a missed win as a blunder', () => {
  const { match, step } = missedWin(cathamCity)
  const { decisions } = review(recordOf(match), { iterations: 120, seat: Number(match.steps[step]!.split(' ')[0]) })
  const missed = decisions.find((decision) => decision.step === step)!
  expect(missed.before).toBeGreaterThan(0.97)
  expect(missed.grade).toBe('blunder')
  expect(missed.better!.reasons[0]).toEqual({ code: 'wins' })
})

test('whole percentages of chances add up to 100', () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  expect(wholePercents([0.125, 0.125, 0.75])).toEqual([13, 12, 75])
  expect(wholePercents([1, 0])).toEqual([100, 0])
})

test('no accuracy is shown as perfect that was not', () => {
  expect([1, 0.9996, 0.97].map(shownAccuracy)).toEqual([1, 0.99, 0.97])
})

test('what cards cost or gave is told in parts of a game', () => {
  expect([0.02, -0.3, 0.34, 0.36, -0.52, 1.1, -2.4].map(gameShare)).toEqual([
    null,
    'third',
    'third',
    'twoFifths',
    'half',
    'whole',
    'whole',
  ])
})

describe('a grade', () => {
  test('depends on what the decision cost', () => {
    expect([0, 0.01, 0.04, 0.08, 0.3].map(gradeOf)).toEqual(GRADES)
  })

  test('calls no difference a mistake that may be noise', () => {
    const candidate = (value: number, visits: number) => ({ action: 0, value, visits, chances: [value, 1 - value] })
    expect(surelyBetter(candidate(0.5, 20), candidate(0.45, 20))).toBe(false)
    expect(surelyBetter(candidate(0.5, 2000), candidate(0.45, 2000))).toBe(true)
    expect(surelyBetter(candidate(1, 1), candidate(0.2, 500))).toBe(false)
  })

  test('ranks what was tried little below what is known to be good', () => {
    const candidates = [
      { action: 0, value: 0.9, visits: 1, chances: [0.9, 0.1] },
      { action: 1, value: 0.6, visits: 900, chances: [0.6, 0.4] },
      { action: 2, value: 0.3, visits: 90, chances: [0.3, 0.7] },
    ]
    expect(ranked(candidates)[0]!.action).toBe(1)
  })
})
