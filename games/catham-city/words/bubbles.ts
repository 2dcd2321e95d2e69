import type { Seat } from '@alleycat/engine'
import type { Telling } from '@alleycat/ui/game-module.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import type { Words } from './words.ts'
import { lettersCounted } from '@alleycat/ui/words/letters.ts'
import { cardsText, nameOf, signed } from './telling.ts'

/** What a seat just did, shown beside it. */
export interface Bubble {
  readonly text: string
  readonly tone: 'deed' | 'gain' | 'loss'
}

/** The bubbles of one seat; the key distinguishes equal texts in a row. */
export interface Spoken {
  readonly key: number
  readonly bubbles: readonly Bubble[]
}

/** The bubbles by seat, in the order of events. The viewer's own actions have none, but what they brought has. */
export function bubblesOf(events: readonly CathamCityEvent[], telling: Telling<Words>): Map<Seat, Bubble[]> {
  const { words, viewer } = telling
  const { told } = words
  const bubbles = new Map<Seat, Bubble[]>()
  const say = (seat: Seat, text: string, tone: Bubble['tone'] = 'deed'): void => {
    if (seat === viewer && tone === 'deed') return
    const before = bubbles.get(seat) ?? []
    // There is room for one action only, so the last one stays.
    const kept = tone === 'deed' ? before.filter((each) => each.tone !== 'deed') : before
    bubbles.set(seat, [...kept, { text, tone }])
  }
  for (const event of events) {
    switch (event.type) {
      case 'take':
        say(event.seat, told.take(false, cardsText(words, event.cards)))
        break
      case 'play':
        say(
          event.seat,
          told.play(false, words.cards(event.faction, event.cards.length - (event.further === null ? 0 : 1))),
        )
        break
      case 'points':
        say(event.seat, signed(event.change), event.change > 0 ? 'gain' : 'loss')
        break
      case 'pass':
        say(event.seat, told.pass(false, false))
        break
      case 'give':
        say(event.from, told.give(false, words.anyCards(1), nameOf(telling, event.to)))
        break
      case 'discard':
        say(event.seat, told.discard(false, shortText(words, event.cards)))
        break
      default:
    }
  }
  return bubbles
}

/** There is room for one faction; the log names them all. */
const shortText = (words: Words, letters: string): string =>
  lettersCounted(letters).length === 1 ? cardsText(words, letters) : words.anyCards(letters.length)
