import type { Telling } from '@alleycat/ui/game-module.ts'
import type { Award, StagedCard, Staging } from '@alleycat/ui/motion/staging.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import { signed, tell } from '../words/telling.ts'
import type { Words } from '../words/words.ts'
import { handZone, pointsPlace } from './zones.ts'

/** Stages sets that are played, cards that are given, discarded or stolen, and points. */
export function stagingOf(events: readonly CathamCityEvent[], telling: Telling<Words>): Staging | null {
  const lines: [from: string, to: string][] = []
  const connect = (from: string, to: string): void => {
    if (!lines.some((line) => line[0] === from && line[1] === to)) lines.push([from, to])
  }
  const fan: StagedCard[] = []
  const said: CathamCityEvent[] = []
  const awards: Award[] = []
  for (const event of events) {
    switch (event.type) {
      case 'play': {
        const from = handZone(event.seat)
        if (event.target !== null) connect(from, handZone(event.target))
        // Hackers join the hand that they are played against (CC-21).
        const to = event.faction === 'H' && event.target !== null ? handZone(event.target) : 'table'
        for (const kind of event.cards) fan.push({ kind, from, to })
        said.push(event)
        break
      }
      case 'give': {
        const [from, to] = [handZone(event.from), handZone(event.to)]
        connect(from, to)
        fan.push({ kind: event.card, from, to })
        said.push(event)
        break
      }
      case 'discard':
        for (const kind of event.cards) fan.push({ kind, from: handZone(event.seat), to: 'discard' })
        said.push(event)
        break
      case 'pay':
        said.push(event)
        break
      case 'steal':
        connect(handZone(event.from), handZone(event.to))
        break
      case 'points':
        awards.push({ text: signed(event.change), isGain: event.change > 0, to: pointsPlace(event.seat) })
        break
      default:
    }
  }
  if (said.length + lines.length + awards.length === 0) return null
  // Cards that are revealed lie in the middle already, where they say what they bring.
  const isRevealed = events.some(({ type }) => type === 'reveal' || type === 'flip')
  return {
    text: isRevealed ? '' : toldText(said, telling),
    outcome: '',
    lines,
    fan: isRevealed ? [] : fan,
    turned: [],
    awards,
  }
}

const toldText = (events: readonly CathamCityEvent[], telling: Telling<Words>): string =>
  tell(events, telling)
    .map(({ text }) => text)
    .join('\n')
