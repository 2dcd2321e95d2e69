import { describe, expect, test } from 'vitest'
import { CHANCE, CLOSING, type Game } from './game.ts'
import { checkBadInput } from './testing/bad-input.ts'
import { checkCommonEvents } from './testing/common-events.ts'
import { checkConservation } from './testing/conservation.ts'
import { contractSuite } from './testing/contract.ts'
import { checkKnowledge } from './testing/knowledge.ts'
import { checkNotation } from './testing/notation.ts'
import { pounce, pounceCensus, type Pounce } from './testing/pounce.ts'
import { checkReplay } from './testing/replay.ts'
import { checkSampling } from './testing/sampling.ts'
import { checkSecrets, type SecretDraws } from './testing/secrets.ts'
import { walk } from './testing/walk.ts'
import { checkWindows } from './testing/windows.ts'
import { Match } from './match.ts'
import { Random } from './random.ts'
import { recordOf } from './record.ts'

/** A dealt or drawn card is its seat's secret. */
const draws: SecretDraws = {
  drawsInSecret: (game, state) => {
    const [, seat] = /^draw (\d)/.exec(game.formatChance(state, [])) ?? []
    const dealt = Math.floor((game.seats * 2 + 1 - game.pending(state)) / 2)
    return seat !== undefined ? Number(seat) : dealt < game.seats ? dealt : null
  },
}

const playthroughs = Object.fromEntries(
  [2, 3, 4].map((seats) => {
    const source = walk(pounce.create(seats, {}), new Random('golden'), () => {})
    const traced = new Match(source.game, { trace: true })
    traced.playAll(source.steps)
    return [`${seats}`, JSON.stringify(recordOf(traced))]
  }),
)

contractSuite({ kind: pounce, census: pounceCensus, ...draws, playthroughs, thorough: [{}], games: 50 })

/** A suite that passes everything proves nothing: here each check meets a game that breaks just what it checks. */
describe('the contract suite finds', () => {
  const sound = pounce.create(3, {})
  const broken = (change: Partial<Pounce>): Game => ({ ...sound, ...change })
  const secrets = (game: Game): void => checkSecrets(game, draws, 30)

  test.each<[fault: string, complaint: RegExp, change: Partial<Pounce>, check: (game: Game) => void]>([
    [
      'a card that vanishes',
      /step \d+: expected '\d+' to be '136'/,
      {
        apply(s, actor, action, emit) {
          sound.apply(s, actor, action, emit)
          if (actor === CLOSING) s[6] = 0
        },
      },
      (game) => checkConservation(game, pounceCensus, 20),
    ],
    [
      'a game without an end',
      /does not end/,
      { turn: () => CHANCE, legal: () => 1, apply() {} },
      (game) => checkConservation(game, pounceCensus, 1),
    ],
    [
      'a seat with nothing to do',
      /is awaited and has nothing to do/,
      { legal: () => 0 },
      (game) => checkConservation(game, pounceCensus, 1),
    ],
    [
      'a first hand told without its seat',
      /deal names a seat/,
      {
        apply: (s, actor, action, emit) =>
          sound.apply(s, actor, action, emit && ((event) => emit({ ...event, seat: -1 } as typeof event))),
      },
      (game) => checkCommonEvents(game, 1),
    ],
    [
      'a view that shows another hand',
      /expected .*"hand":"\d+".* to be .*"hand":"\d+"/,
      { view: (s) => ({ ...sound.view(s, 0), hand: String(s[8]) }) },
      secrets,
    ],
    [
      'a public view that is not what everybody sees',
      /expected .*"shown":.* to be .*"shown":/,
      { view: (s, viewer) => ({ ...sound.view(s, viewer), shown: '' }) },
      secrets,
    ],
    [
      'an event that names a hidden card',
      /expected .*"card":"M".* to be .*"card":"F"/,
      { redact: (event) => event },
      secrets,
    ],
    [
      'choices that depend on a hidden card',
      /expected '\[0,2\]' to be '\[0\]'/,
      { legal: (s, actor, out) => Math.max(1, sound.legal(s, actor, out) - (s[8]! & 1)) },
      secrets,
    ],
    [
      'a determinize that leaves the truth',
      /positions in which something was hidden: expected 0/,
      { determinize() {} },
      (game) => checkKnowledge(game, pounceCensus, 20),
    ],
    [
      'a determinize that changes the own hand',
      /seat 1: expected .*"hand":"MM".* to be .*"hand":"FM"/,
      { determinize: (s, seat, known, random) => sound.determinize(s, (seat + 1) % 3, known, random) },
      (game) => checkKnowledge(game, pounceCensus, 20),
    ],
    [
      'a determinize that reads the truth',
      /seat 1: expected '"[\d,]+"' to be '"[\d,]+"'/,
      {
        determinize(s, seat, known, random) {
          if (s[9]! & 1) random.next()
          sound.determinize(s, seat, known, random)
        },
      },
      (game) => checkKnowledge(game, pounceCensus, 20),
    ],
    ['two decisions with one spelling', /each once/, { format: () => 'keep' }, (game) => checkNotation(game, 1)],
    ['a fallback that is not legal', /the fallback is legal/, { fallback: () => 9 }, (game) => checkNotation(game, 1)],
    [
      'a rule against a legal decision',
      /expected '\["swap F","keep"\]' to be '\[\]'/,
      { why: () => 'PO-1' },
      (game) => checkNotation(game, 1),
    ],
    [
      'answers that depend on their order',
      /answers commute/,
      {
        apply(s, actor, action, emit) {
          sound.apply(s, actor, action, emit)
          if (actor >= 0) s[2] = actor
        },
      },
      (game) => checkWindows(game, 5),
    ],
    [
      'an answer that others are told of',
      /an answer is told to nobody else/,
      { redact: (event, viewer) => (event.type === 'chosen' ? event : sound.redact(event, viewer)) },
      (game) => checkWindows(game, 5),
    ],
    [
      'an answer that others see',
      /an answer changes what others see/,
      { view: (s, viewer) => ({ ...sound.view(s, viewer), deck: s[1]! }) },
      (game) => checkWindows(game, 5),
    ],
    [
      'several seats asked without a window',
      /several seats are asked outside a window/,
      { asking: () => 0 },
      (game) => checkWindows(game, 5),
    ],
    [
      'a seat asked that nobody sees as answering',
      /seat 2 is shown as answering/,
      { asking: (s) => sound.asking(s) & 3 },
      (game) => checkWindows(game, 5),
    ],
    [
      'a window that closes by itself',
      /an answer is told to nobody else/,
      {
        apply(s, actor, action, emit) {
          sound.apply(s, actor, action, emit)
          if (sound.turn(s) === CLOSING) sound.apply(s, CLOSING, 0, emit)
        },
      },
      (game) => checkWindows(game, 5),
    ],
    [
      'a card that is turned up without saying so',
      /expected '.*"hand":.*' to be '.*"hand":/,
      {
        reveals: () => false,
        view: (s, viewer) => ({ ...sound.view(s, viewer), discard: s[1] === 7 ? '' : String(s[8]) }),
      },
      secrets,
    ],
    [
      'sloppy reading',
      /expects to receive a string, but got undefined/,
      { parse: (s, seat, text) => sound.parse(s, seat, text.trim()) },
      (game) => checkBadInput(game, 20),
    ],
    [
      'a record that cannot be replayed',
      /is not the chance step that is due here/,
      {
        formatChance: (s, outcomes) => `re${sound.formatChance(s, outcomes)}`,
        parseChance: (s, text) => sound.parseChance(s, text.slice('re'.length)),
      },
      (game) => checkReplay(pounce, game, 1),
    ],
    [
      'a biased sample',
      /1 cards: expected \d+\.\d+ to be less than/,
      {
        sample(s, random) {
          for (let left = s[3]!; left > 0; left--) sound.apply(s, CHANCE, sound.weight(s, 0) > 0 ? 0 : 1)
          random.next()
        },
      },
      checkSampling,
    ],
  ])('%s', (_, complaint, change, check) => {
    expect(() => check(broken(change))).toThrow(complaint)
  })
})
