import { hasWon, turnsIn, type Achievement, type LivedGame } from '@alleycat/ui/learn/story.ts'
import type { CathamCityEvent } from '../../rules/events.ts'
import type { CathamCityOptions } from '../../rules/options.ts'
import { FACTIONS_IN_PLAY, type Faction } from '../../rules/vocabulary.ts'

type Lived = LivedGame<CathamCityEvent>

type Play = Extract<CathamCityEvent, { type: 'play' }>

const ownPlays = ({ seat, events }: Lived): Play[] =>
  events.filter((event) => event.type === 'play').filter((play) => play.seat === seat)

/** Each play of the seat's own with what happened until the next play or turn. */
function playsWithEffects({ seat, events }: Lived): { play: Play; after: CathamCityEvent[] }[] {
  const found: { play: Play; after: CathamCityEvent[] }[] = []
  for (const turn of turnsIn(events))
    for (const event of turn.events) {
      if (event.type === 'play') found.push({ play: event, after: [] })
      else found.at(-1)?.after.push(event)
    }
  return found.filter(({ play }) => play.seat === seat)
}

/** The points that a seat gained. */
const gained = (events: readonly CathamCityEvent[], seat: number): number =>
  events.reduce((sum, event) => (event.type === 'points' && event.seat === seat ? sum + event.change : sum), 0)

/** Whether one play of this faction brought at least so many points. */
const scoredWith =
  (faction: Faction, points: number) =>
  (game: Lived): boolean =>
    playsWithEffects(game).some(({ play, after }) => play.faction === faction && gained(after, game.seat) >= points)

export const ACHIEVEMENTS: readonly Achievement<CathamCityEvent>[] = [
  {
    id: 'windfall',
    isEarned: ({ seat, events }) =>
      turnsIn(events).some((turn) => turn.seat === seat && gained(turn.events, seat) >= 4),
  },
  {
    id: 'without-robocats',
    isEarned: (game) =>
      hasWon(game) &&
      (game.options as CathamCityOptions).factions.includes('R') &&
      ownPlays(game).every(({ faction }) => faction !== 'R'),
  },
  { id: 'peaceful', isEarned: (game) => hasWon(game) && ownPlays(game).every(({ target }) => target === null) },
  {
    id: 'every-faction',
    isEarned: (game) => new Set(ownPlays(game).map(({ faction }) => faction)).size === FACTIONS_IN_PLAY,
  },
  {
    id: 'three-stolen',
    isEarned: (game) =>
      playsWithEffects(game).some(
        ({ after }) => after.filter((event) => event.type === 'steal' && event.to === game.seat).length >= 3,
      ),
  },
  { id: 'gift', isEarned: ({ seat, events }) => events.some((event) => event.type === 'give' && event.to === seat) },
  { id: 'three-departments', isEarned: scoredWith('O', 3) },
  { id: 'raid', isEarned: scoredWith('P', 2) },
  {
    id: 'others-turn',
    isEarned: ({ seat, events }) => turnsIn(events).some((turn) => turn.seat !== seat && gained(turn.events, seat) > 0),
  },
  {
    id: 'four-robocats',
    isEarned: (game) => ownPlays(game).some(({ faction, cards }) => faction === 'R' && cards.length === 4),
  },
  {
    id: 'four-at-once',
    isEarned: ({ seat, events }) =>
      events.some((event) => event.type === 'take' && event.seat === seat && event.cards.length >= 4),
  },
  {
    id: 'price-paid',
    isEarned: (game) => hasWon(game) && game.events.some((event) => event.type === 'pay' && event.seat === game.seat),
  },
]
