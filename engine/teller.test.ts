import { describe, expect, test } from 'vitest'
import { CHANCE, CLOSING } from './game.ts'
import { chanceFrom } from './match.ts'
import { Random } from './random.ts'
import { askOf, eventsFor, eventsOfSteps, frameFor, scenesOf, Teller, type Scene } from './teller.ts'
import { pounce, type PounceEvent } from './testing/pounce.ts'

const game = pounce.create(2, {})

function telling(): { teller: Teller; scenes: Scene<PounceEvent>[] } {
  const scenes: Scene<PounceEvent>[] = []
  const teller = new Teller(game, (scene) => scenes.push(scene))
  return { teller: teller as Teller, scenes }
}

describe('a teller', () => {
  test('tells every outcome of chance as a scene of its own', () => {
    const { teller, scenes } = telling()
    teller.match.play('* deal FMFMF')
    expect(scenes.map(({ actor, only, steps }) => [actor, only, steps])).toEqual(
      Array.from({ length: 5 }, () => [CHANCE, null, 1]),
    )
    expect(frameFor(game, scenes[0]!, 0)?.events).toEqual([{ type: 'deal', seat: 0, card: 'F' }])
    expect(frameFor(game, scenes[0]!, 1)?.events).toEqual([{ type: 'deal', seat: 0, card: null }])
    expect(frameFor(game, scenes[0]!, 1)?.view).toMatchObject({ hand: '', handSizes: [1, 0] })
  })

  test('tells an answer to its own seat alone, and what came of all answers when the window closes', () => {
    const { teller, scenes } = telling()
    teller.match.play('* deal FMFMF')
    expect(teller.inWindow).toBe(true)
    scenes.length = 0
    expect(teller.match.attempt(1, 'swap F')).toBeNull()
    expect(teller.match.attempt(0, 'keep')).toBeNull()
    expect(scenes.map(({ actor, only }) => [actor, only])).toEqual([
      [1, 1],
      [0, 0],
    ])
    expect([0, 1, null].map((viewer) => frameFor(game, scenes[0]!, viewer) !== null)).toEqual([false, true, false])
    const unredacted = { redact: (event: unknown) => event }
    expect([0, 1, null].map((viewer) => eventsFor(unredacted, scenes[0]!, viewer).length)).toEqual([0, 1, 0])
    expect(teller.match.turn).toBe(CLOSING)
    expect(teller.match.attempt(0, 'keep')?.why).toEqual(['notAwaited', 0, null])
    teller.match.close()
    expect(scenes.at(-1)).toMatchObject({ actor: CLOSING, only: null, events: [{ type: 'swap', seat: 1, card: 'F' }] })
    expect(teller.inWindow).toBe(false)
  })

  test('keeps the position of each scene, whatever comes after it', () => {
    const { teller, scenes } = telling()
    teller.match.settle(chanceFrom(new Random('kept')))
    const texts = scenes.map(({ state }) => state.join())
    teller.match.play('0 keep')
    teller.match.play('1 keep')
    expect(scenes.slice(0, texts.length).map(({ state }) => state.join())).toEqual(texts)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('takes back what a seat decided until chance plays, a window closes or somebody else decides', () => {
    const { teller } = telling()
    teller.match.play('* deal FMFMF')
    expect(teller.takeBackTo).toEqual([])
    teller.match.attempt(0, 'swap F')
    expect(teller.takeBackTo).toEqual([1])
    teller.match.attempt(1, 'keep')
    expect(teller.takeBackTo).toEqual([2])
    teller.match.close()
    expect(teller.takeBackTo).toEqual([])
  })

  test('takes back nothing that turned up a hidden card', () => {
    const teller = new Teller({ ...game, reveals: ({ type }) => type === 'chosen' }, () => undefined)
    teller.match.play('* deal FMFMF')
    teller.match.attempt(0, 'keep')
    expect(teller.takeBackTo).toEqual([])
  })

  test('hands a seat what it remembers, and asks it what it may decide', () => {
    const { teller } = telling()
    teller.match.play('* deal FMFMF')
    expect(game.view(teller.perspective(1).state, 1)).toEqual(game.view(teller.match.state, 1))
    expect(askOf(game, teller.match.state, 1)?.legal).toEqual(['swap F', 'swap M', 'keep'])
    expect(askOf(game, teller.match.state, null)).toBeNull()
    teller.match.attempt(1, 'keep')
    expect(askOf(game, teller.match.state, 1)).toBeNull()
  })
})

describe('the scenes of a record', () => {
  const steps = ['* deal FMFMF', '1 swap F', '0 keep']

  test('are what a teller tells of its steps', () => {
    const { teller, scenes } = telling()
    expect(teller.match.playAll(steps)).toBeNull()
    expect(scenesOf(game, steps)).toEqual(scenes)
    expect(eventsOfSteps(scenes, 0, 0)).toHaveLength(5)
    expect(eventsOfSteps(scenes, 1, 2)).toContainEqual({ type: 'swap', seat: 1, card: 'F' })
  })

  test('are refused with the step that cannot be played', () => {
    expect(scenesOf(game, steps.with(1, '1 nonsense'))).toMatchObject({ rule: 'PO-1', step: 1 })
  })
})
