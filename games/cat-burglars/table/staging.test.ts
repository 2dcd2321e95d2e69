import type { Viewer } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { allKnownAfter } from '@alleycat/ui/motion/staging.ts'
import type { CatBurglarsEvent } from '../rules/events.ts'
import { YARN_TO_WIN } from '../rules/vocabulary.ts'
import { LANGUAGES } from '../words/testing/languages.ts'
import { beat } from './beats.ts'
import { scenesOf, waiting } from './staging.ts'

const seats = ['Ash', 'Biscuit'].map((name) => ({ name, avatar: 'guest-1', kind: 'bot' as const }))
/** What is staged, if anything: always a single scene. */
const stage = (events: readonly CatBurglarsEvent[], viewer: Viewer = 0) =>
  scenesOf(events, { words: LANGUAGES.en, seats, viewer })[0]

const RAID: CatBurglarsEvent = { type: 'infiltrate', seat: 1, owner: 0, gang: 2, paid: 'BM', market: 'R' }
const YARN: CatBurglarsEvent = { type: 'reveal', owner: 0, gang: 2, card: 'P', trap: false }

describe('the staging', () => {
  test('lets the log count balls, and tell of the next turn, when the balls have arrived', () => {
    const [yarn, turn]: readonly [CatBurglarsEvent, CatBurglarsEvent] = [
      { type: 'yarn', seat: 1, cards: 'P', total: 3 },
      { type: 'turn', seat: 0 },
    ]
    expect(waiting([RAID, YARN, yarn, turn])).toEqual([yarn, turn])
    expect(waiting([RAID, { ...YARN, trap: true }, turn])).toEqual([turn])
  })

  test('of a raid shows who robs which gang, what is paid, and the yarn on its way to the robber', () => {
    expect(stage([RAID, YARN, { type: 'yarn', seat: 1, cards: 'P', total: 3 }])).toMatchObject({
      text: 'Biscuit infiltrates gang\u00a03 (yours), paying blue, mirror + red from the market',
      outcome: 'Biscuit stole your purple yarn!',
      by: [{ name: 'Biscuit' }],
      to: [{ name: 'You' }],
      marks: ['gang:0.2'],
      fan: [
        { kind: 'B', from: 'hand:1', to: 'discard' },
        { kind: 'M', from: 'hand:1', to: 'discard' },
        { kind: 'R', from: 'market', to: 'discard' },
      ],
      turned: [{ kind: 'P', from: 'gang:0.2', to: 'yarn:1', isGain: true }],
    })
  })

  test('of a raid tells whoever looks on what came of it', () => {
    expect(stage([RAID, YARN], 1)?.outcome).toBe('You stole purple yarn (Ash)!')
    expect(stage([RAID, YARN], null)?.outcome).toBe('Biscuit stole purple yarn (Ash)!')
    expect(stage([RAID, { ...YARN, trap: true }], 0)?.outcome).toBe('Biscuit sprang your trap!')
    expect(stage([RAID, { ...YARN, trap: true }], null)?.outcome).toBe('Biscuit sprang a trap (Ash)!')
  })

  test('of a trap leaves the cat in the middle, where its owner finds it', () => {
    const sprung = stage([RAID, { ...YARN, trap: true }, { type: 'ask', seat: 0, card: 'P' }])
    expect(sprung?.turned).toMatchObject([{ to: 'market', isGain: false, verdict: 'Trap! Purple cat' }])
  })

  test('CB-19 of a trap for which there is one place only takes the cat there', () => {
    const place: CatBurglarsEvent = { type: 'place', seat: 0, gang: 3, card: 'P', isNewGang: true }
    expect(stage([RAID, { ...YARN, trap: true }, place])?.turned).toMatchObject([{ to: 'gang:0.3', isGain: false }])
  })

  test('of secured yarn has nobody on the other side', () => {
    const secured = stage([
      { type: 'secure', seat: 1, gangs: [0] },
      { ...YARN, owner: 1, gang: 0 },
    ])
    expect(secured).toMatchObject({ outcome: '', to: [], marks: [], fan: [], turned: [{ to: 'yarn:1' }] })
  })

  test('shows all cards before anything follows, such as what the coach of a lesson says of them', () => {
    expect(beat([RAID, YARN])).toBeGreaterThan(allKnownAfter(1))
    for (let gangs = 1; gangs <= YARN_TO_WIN; gangs++) {
      const numbers = Array.from({ length: gangs }, (_, gang) => gang)
      const secured: CatBurglarsEvent[] = [
        { type: 'secure', seat: 1, gangs: numbers },
        ...numbers.map((gang) => ({ ...YARN, gang })),
      ]
      expect(beat(secured)).toBeGreaterThan(allKnownAfter(gangs))
    }
  })

  test('is not of what is seen anyway', () => {
    expect(
      stage([
        { type: 'recruit', seat: 1, card: 'B' },
        { type: 'turn', seat: 0 },
      ]),
    ).toBeUndefined()
  })
})
