import type { Seat } from '@alleycat/engine'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import type { Words } from './words.ts'

/** The weightiest thing that a seat just did, in a word or two. */
export function bubble(events: readonly Event[], seat: Seat, words: Words): string {
  let said = ''
  for (const event of events) if ('seat' in event && event.seat === seat) said = bubbleOf(event, words) || said
  return said
}

function bubbleOf(event: Event, words: Words): string {
  switch (event.type) {
    case 'recruit':
      return words.didRecruit(event.card)
    case 'draw':
      return words.didDraw
    case 'form':
      return words.didForm(event.card)
    case 'activate':
      return words.didActivate
    case 'secure':
      return words.didSecure
    case 'infiltrate':
      return words.didInfiltrate
    case 'yarn':
      return words.didScore(event.cards.length)
    case 'place':
      return words.didPlace
    case 'pass':
      return words.didPass
    default:
      return ''
  }
}
