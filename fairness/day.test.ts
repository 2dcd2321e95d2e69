import { Random, Refusal, type GameKind, type GameRecord, type Perspective } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import {
  checkDay,
  dealOfDay,
  isDay,
  playDay,
  seatOfPerson,
  type BotAnswer,
  type DayDeal,
  type PersonAnswer,
} from './day.ts'

const BOTS = ['ash', 'birch', 'cedar', 'dill', 'elm']
const DAY = '2026-11-15'

/** A bot that lives by its seed alone. */
const bySeed = ({ game, seat, state }: Perspective, bot: string, seed: string): string => {
  const random = new Random(`${bot} ${seed}`)
  const actions: number[] = []
  return game.format(state, seat, actions[random.below(game.legal(state, seat, actions))]!)
}

/** A person who decides by a seed too. */
async function played(kind: GameKind, deal: DayDeal, person: string, answer: BotAnswer = bySeed): Promise<GameRecord> {
  const decide: PersonAnswer = (position, number) => bySeed(position, person, String(number))
  const record = await playDay(kind, deal, decide, answer)
  if (record instanceof Refusal) throw new Error(record.why.join(' '))
  return record
}

test('a day is a date from the first deal on', () => {
  expect(['2026-11-01', '2026-11-15', '2028-02-29'].map(isDay)).toEqual([true, true, true])
  for (const none of ['2026-10-31', '2027-02-29', '2026-13-01', '2026-11-1', 'today', '', null, 20261115])
    expect(isDay(none), String(none)).toBe(false)
})

describe.each(GAMES.map((kind) => [kind.id, kind] as const))('the deal of the day of %s', (_, kind) => {
  const deal = dealOfDay(kind, DAY, BOTS)
  const seat = seatOfPerson(deal)
  const check = (record: unknown): Promise<GameRecord | Refusal> => checkDay(record, kind, deal, bySeed)
  const isOwn = (step: string): boolean => step.startsWith(`${seat} `)

  test('is the same for everybody and another one every day', () => {
    expect(dealOfDay(kind, DAY, BOTS)).toEqual(deal)
    const week = Array.from({ length: 30 }, (__, day) =>
      dealOfDay(kind, `2026-11-${String(day + 1).padStart(2, '0')}`, BOTS),
    )
    expect(new Set(week.map(({ key }) => String(key))).size).toBe(30)
    expect(new Set(week.map(({ bots }) => bots.join())).size).toBeGreaterThan(15)
    for (const { bots, options } of week) {
      expect(bots.filter((bot) => bot === null)).toHaveLength(1)
      expect(new Set(bots).size).toBe(bots.length)
      expect(bots.length).toBeGreaterThanOrEqual(kind.minSeats)
      expect(kind.readOptions(options)).toEqual(options)
    }
  })

  test('whoever decides the same sees the same', async () => {
    const record = await played(kind, deal, 'me')
    expect(await played(kind, deal, 'me')).toEqual(record)
    expect(await played(kind, deal, 'you')).not.toEqual(record)
    expect(await check(JSON.parse(JSON.stringify(record)))).toEqual(record)
  })

  test('a record of another day is refused', async () => {
    const sameTable = { ...deal, key: dealOfDay(kind, '2026-11-16', BOTS).key }
    expect(await check(await played(kind, sameTable, 'me'))).toBeInstanceOf(Refusal)
    for (const day of ['2026-11-14', '2026-11-16'])
      expect(await check(await played(kind, dealOfDay(kind, day, BOTS), 'me')), day).toBeInstanceOf(Refusal)
  })

  test('a record with another seed of the bots, or with other bots, is refused', async () => {
    const record = await played(kind, deal, 'me', (position, bot, seed) => bySeed(position, bot, `${seed} again`))
    expect(await check(record)).toBeInstanceOf(Refusal)
    const others = { ...deal, bots: deal.bots.map((bot) => bot && `${bot}'s cousin`) }
    expect(await check(await played(kind, others, 'me'))).toBeInstanceOf(Refusal)
  })

  test('a tampered record is refused', async () => {
    const record = await played(kind, deal, 'me')
    const { winners, scores } = record.result
    const tampered: [string, unknown][] = [
      ['other points', { ...record, result: { winners, scores: scores.map((score) => score + 1) } }],
      ['another winner', { ...record, result: { winners: [(winners[0]! + 1) % record.seats], scores } }],
      ['no end', { ...record, steps: record.steps.slice(0, -1) }],
      ['a step twice', { ...record, steps: [...record.steps, record.steps.at(-1)] }],
      ['a decision left out', { ...record, steps: record.steps.filter((step) => step !== record.steps.find(isOwn)) }],
      ['other options', { ...record, options: kind.optionSets.find((each) => each !== deal.options) }],
      ['nothing', null],
    ]
    for (const [what, value] of tampered) expect(await check(value), what).toBeInstanceOf(Refusal)
  })
})
