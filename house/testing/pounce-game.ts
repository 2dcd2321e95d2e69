import type { Mind } from '@alleycat/engine'
import type { GameCore, GameFront, GameModule } from '@alleycat/ui/game-module.ts'
import { cardBoxes } from '@alleycat/ui/terminal/paint.ts'
import { pounce, type PounceEvent, type PounceView } from '../../engine/testing/pounce.ts'

/** A mind without knowledge of the game: all decisions score alike, and all seats are equally likely to win. */
const mind = (seats: number): Mind => ({
  judge: (_state, _seat, _actions, count, scores) => void scores.fill(0, 0, count),
  estimate: (_state, chances) => void chances.fill(1 / seats),
  leanings: () => ({ aggressive: 0, hoarding: 0, spiteful: 0, bluffing: 0 }),
  reasons: () => [{ code: 'hunch' }],
  isDaring: () => false,
  bluffs: false,
  isSound: false,
})

const words = {
  you: 'You',
  hand: 'Hand',
  shown: 'Face up',
  rules: { 'PO-1': 'Keep your cards, or swap one that you hold.' } as Readonly<Record<string, string>>,
  hunch: 'just a hunch',
}
type Words = typeof words

const front: GameFront = {
  id: pounce.id,
  name: 'Pounce',
  seats: [pounce.minSeats, pounce.maxSeats],
  bots: ['biscuit'],
  tagline: { en: 'Pounce!', de: 'Pounce!', fr: 'Pounce!', nl: 'Pounce!', pl: 'Pounce!' },
}

const tell: GameCore<PounceView, PounceEvent, object, Words>['tell'] = (events, reader) =>
  events.map((event, index) => {
    const seat = 'seat' in event ? event.seat : null
    const name = seat === reader.viewer ? reader.words.you : (reader.seats[seat ?? -1]?.name ?? '')
    return { text: `${name} ${event.type} ${'card' in event ? (event.card ?? '?') : ''}`.trim(), event: index, seat }
  })

const core: GameCore<PounceView, PounceEvent, object, Words> = {
  front,
  kind: pounce,
  words: async () => words,
  tell,
  question: (_view, choices) => (choices.length === 0 ? 'The hunt is over.' : 'Keep or swap?'),
  decision: (text) => text.toUpperCase(),
  outcome: () => '',
  commentary: async () => ({ reason: (_reason, reader) => reader.words.hunch, storyteller: () => tell }),
  rule: (id, { rules }) => rules[id] ?? id,
  triumph: (names) => `Winner: ${names}`,
  cardName: (card) => card,
  optionsText: () => front.name,
  scoreText: String,
  standing: { ids: [], decide: () => null, answers: () => [] },
}

/** The toy game of the engine's tests as a game module, as it would stand in a folder of its own. */
export const game: GameModule<PounceView, PounceEvent, object, Words> = {
  front,
  kind: pounce,
  mind: ({ seats }) => mind(seats),
  core: async () => core,
  terminal: async () => ({
    letters: 'FM',
    notation: ['swap F', 'keep'],
    untold: [],
    draw: ({ hand, shown }, reader, paint) => [
      ` ${reader.words.shown}  ${cardBoxes(shown, {}, paint)}`,
      ` ${reader.words.hand}  ${cardBoxes(hand ?? '', {}, paint)}`,
    ],
    help: ({ rules }) => Object.values(rules),
  }),
}
