import { EMPTY_STAGE } from '@alleycat/ui/motion/staging.ts'
import { Suspense } from '@alleycat/ui/motion/suspense.svelte.ts'
import { describe, expect, test } from 'vitest'
import { redact, type CathamCityEvent } from '../rules/events.ts'
import { en } from '../words/en.ts'
import { TURNED, TURNING_OVER } from './reveal-transition.ts'
import { beforeReveal, scenesOf, waiting } from './staging.ts'
import { MIDDLE } from './zones.ts'

const seats = ['Ash', 'Biscuit', 'Marlowe'].map((name) => ({ name, avatar: 'guest-1', kind: 'bot' as const }))
/** What is staged for somebody, who is shown what they may know and nothing else. */
const scenes = (viewer: number, ...events: readonly CathamCityEvent[]) =>
  scenesOf(
    events.flatMap((event) => redact(event, viewer) ?? []),
    { words: en, seats, viewer },
  )
/** The first scene, where there is one. */
const stage = (viewer: number, ...events: readonly CathamCityEvent[]) => scenes(viewer, ...events)[0]

describe('the staging', () => {
  const gift: CathamCityEvent = { type: 'give', from: 1, to: 2, card: 'D', shown: false }

  test('of a gift shows the card to those who may know it, and its back to others', () => {
    expect(stage(1, gift)).toMatchObject({
      by: [{ name: 'You' }],
      to: [{ name: 'Marlowe' }],
      marks: ['hand2'],
      fan: [{ kind: 'D', from: 'hand1', to: 'hand2' }],
    })
    expect(stage(2, gift)?.fan).toMatchObject([{ kind: 'D' }])
    expect(stage(0, gift)?.fan).toMatchObject([{ kind: null }])
    expect(stage(0, { ...gift, shown: true })?.fan).toMatchObject([{ kind: 'D' }])
  })

  test('of a play shows its cards and whom it is aimed at, and points fly to the score', () => {
    const play: CathamCityEvent = { type: 'play', seat: 1, faction: 'P', cards: 'PPD', further: 'D', target: 0 }
    const points: CathamCityEvent = { type: 'points', seat: 1, change: 2, total: 5 }
    expect(stage(0, play, points)).toMatchObject({
      text: 'Biscuit plays 2 Police officers + Detective against you',
      by: [{ name: 'Biscuit' }],
      to: [{ name: 'You' }],
      marks: ['hand0'],
      fan: [{ kind: 'P', to: 'table' }, { kind: 'P' }, { kind: 'D' }],
      awards: [{ change: 2, text: '+2', to: 'points1' }],
    })
  })

  test('lets Hackers go to the hand that they infiltrate (CC-21)', () => {
    const hack: CathamCityEvent = { type: 'play', seat: 1, faction: 'H', cards: 'H', further: null, target: 0 }
    expect(stage(0, hack)?.fan).toEqual([{ kind: 'H', from: 'hand1', to: 'hand0' }])
  })

  test('of cards that are revealed is only of the points, because those lie in the middle already', () => {
    const revealed: CathamCityEvent = { type: 'reveal', seat: 0, card: 'R' }
    const steal: CathamCityEvent = { type: 'steal', from: 0, to: 1, card: 'D' }
    expect(stage(0, revealed, steal)).toEqual({ ...EMPTY_STAGE, room: MIDDLE, secretFor: TURNED })
    expect(stage(0, revealed, { type: 'points', seat: 1, change: 1, total: 4 })).toMatchObject({
      text: '',
      by: [],
      fan: [],
      awards: [{ change: 1 }],
    })
  })

  test('of a play that comes together with what it reveals is of the play first, and then of its points', () => {
    const play: CathamCityEvent = { type: 'play', seat: 1, faction: 'R', cards: 'RRS', further: 'S', target: 0 }
    const revealed: CathamCityEvent = { type: 'reveal', seat: 0, card: 'S' }
    expect(scenes(0, play, revealed, { type: 'points', seat: 1, change: 1, total: 4 })).toMatchObject([
      {
        by: [{ name: 'Biscuit' }],
        to: [{ name: 'You' }],
        fan: [{ kind: 'R' }, { kind: 'R' }, { kind: 'S' }],
        awards: [],
      },
      { text: '', by: [], fan: [], awards: [{ change: 1 }] },
    ])
    expect(scenes(0, play, revealed)).toMatchObject([{ by: [{ name: 'Biscuit' }] }, { text: '', awards: [] }])
  })

  test('of several cards that come together tells what they are after the last of them is turned over', () => {
    const play: CathamCityEvent = { type: 'play', seat: 1, faction: 'H', cards: 'HHH', further: null, target: 0 }
    const revealed: CathamCityEvent = { type: 'reveal', seat: 0, card: 'H' }
    expect(scenes(0, revealed)).toEqual([])
    expect(scenes(0, play, revealed).at(-1)?.secretFor).toBe(TURNED)
    expect(scenes(0, play, revealed, revealed, revealed).at(-1)?.secretFor).toBe(2 * TURNING_OVER + TURNED)
    expect(beforeReveal([play, revealed])).toEqual([play])
    expect(beforeReveal([play])).toEqual([play])
  })

  test('lets the log count points, and tell of the next turn, when the points have arrived', () => {
    const points: CathamCityEvent = { type: 'points', seat: 1, change: 3, total: 7 }
    const turn: CathamCityEvent = { type: 'turn', seat: 2 }
    const play: CathamCityEvent = { type: 'play', seat: 1, faction: 'S', cards: 'SSS', further: null, target: null }
    expect(waiting([play, points, turn])).toEqual([points, turn])
    expect(waiting([play, turn])).toEqual([turn])
    expect(waiting([play])).toEqual([])
  })

  test('lets the log tell all answers at once, and not only those before the first points', () => {
    const answers: CathamCityEvent[] = [0, 2].map((seat) => ({ type: 'discard', seat, cards: 'D' }))
    const points: CathamCityEvent[] = [0, 2].map((seat) => ({ type: 'points', seat, change: 1, total: 1 }))
    const pass: CathamCityEvent = { type: 'pass', seat: 3 }
    const turn: CathamCityEvent = { type: 'turn', seat: 2 }
    const happened = [answers[0]!, points[0]!, answers[1]!, points[1]!, pass, turn]
    expect(waiting(happened)).toEqual([...points, turn])
    const suspense = new Suspense()
    suspense.hide(happened, waiting(happened))
    suspense.reveal()
    expect(suspense.seenOf(happened)).toEqual([...answers, pass])
    suspense.lift()
    expect(suspense.seenOf(happened)).toBe(happened)
  })

  test('tells every answer in a line of its own', () => {
    expect(stage(0, { type: 'pay', seat: 1 }, { type: 'discard', seat: 2, cards: 'DR' })?.text).toBe(
      'Biscuit pays 1 point\nMarlowe discards 1 Detective and 1 Robocat',
    )
    expect(stage(0, { type: 'pay', seat: 1 }, { type: 'discard', seat: 2, cards: 'DR' })?.by).toMatchObject([
      { name: 'Biscuit' },
      { name: 'Marlowe' },
    ])
  })

  test('of several answers names what each does, and also who passes', () => {
    const points: CathamCityEvent = { type: 'points', seat: 2, change: 1, total: 1 }
    const crowd = stage(1, { type: 'discard', seat: 1, cards: 'M' }, { type: 'discard', seat: 2, cards: 'M' }, points, {
      type: 'pass',
      seat: 0,
    })
    expect(crowd).toMatchObject({
      by: [
        { name: 'You', deed: 'discard' },
        { name: 'Marlowe', deed: 'discards' },
        { name: 'Ash', deed: 'passes' },
      ],
      awards: [{ from: 'hand2', to: 'points2' }],
      room: 'revealed',
    })
    expect(stage(0, { type: 'pass', seat: 0 }, { type: 'discard', seat: 1, cards: 'DR' })).toMatchObject({
      by: [{ name: 'Biscuit' }],
      room: '',
    })
  })

  test('of a point that is paid leaves the own score free, because no cards need the room', () => {
    expect(stage(1, { type: 'pay', seat: 1 })).toMatchObject({ by: [{ name: 'You' }], fan: [], room: 'revealed' })
  })

  test('says what is done to the reader, and tells a gift from harm', () => {
    expect(stage(2, gift)).toMatchObject({ text: 'Biscuit gives you 1 Detective', isGift: true })
    const hack: CathamCityEvent = { type: 'play', seat: 1, faction: 'H', cards: 'HH', further: null, target: 0 }
    expect(stage(0, hack)).toMatchObject({ text: 'Biscuit plays 2 Hackers against you', isGift: false })
  })

  test('is not of what is seen anyway', () => {
    expect(stage(0, { type: 'take', seat: 1, cards: 'DD' }, { type: 'refill', card: 'H' })).toBeUndefined()
    const discard: CathamCityEvent = { type: 'discard', seat: 1, cards: 'D' }
    expect(stage(1, discard)).toBeUndefined()
    expect(stage(0, discard)).toMatchObject({ by: [{ name: 'Biscuit' }] })
  })
})
