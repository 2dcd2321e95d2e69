import { hasWon, turnsIn, type Achievement, type LivedGame } from '@alleycat/ui/learn/story.ts'
import type { CatBurglarsEvent } from '../../rules/events.ts'

type Lived = LivedGame<CatBurglarsEvent>

type Infiltration = Extract<CatBurglarsEvent, { type: 'infiltrate' }>

/** Every infiltration, and whether it ended in a trap. */
function infiltrations({ events }: Lived): { by: Infiltration; trap: boolean }[] {
  return events.flatMap((event, index) => {
    if (event.type !== 'infiltrate') return []
    const turnedUp = events.slice(index).find((each) => each.type === 'reveal')
    return turnedUp ? [{ by: event, trap: turnedUp.trap }] : []
  })
}

const heists = (game: Lived): number =>
  infiltrations(game).filter(({ by, trap }) => by.seat === game.seat && !trap).length

const trapsSprung = (game: Lived): number =>
  infiltrations(game).filter(({ by, trap }) => by.owner === game.seat && trap).length

const mostSecured = ({ seat, events }: Lived): number =>
  Math.max(0, ...events.map((event) => (event.type === 'secure' && event.seat === seat ? event.gangs.length : 0)))

export const ACHIEVEMENTS: readonly Achievement<CatBurglarsEvent>[] = [
  { id: 'trap-sprung', isEarned: (game) => trapsSprung(game) >= 1 },
  { id: 'two-traps', isEarned: (game) => trapsSprung(game) >= 2 },
  {
    id: 'trapped-and-won',
    isEarned: (game) => hasWon(game) && infiltrations(game).some(({ by, trap }) => by.seat === game.seat && trap),
  },
  { id: 'heist', isEarned: (game) => heists(game) >= 1 },
  { id: 'three-heists', isEarned: (game) => heists(game) >= 3 },
  { id: 'two-secured', isEarned: (game) => mostSecured(game) >= 2 },
  { id: 'three-secured', isEarned: (game) => mostSecured(game) >= 3 },
  {
    id: 'mirror-paid',
    isEarned: (game) => infiltrations(game).some(({ by }) => by.seat === game.seat && by.paid.includes('M')),
  },
  {
    id: 'two-mirrors',
    isEarned: ({ seat, events }) =>
      turnsIn(events).some(
        (turn) =>
          turn.events.filter((each) => each.type === 'recruit' && each.seat === seat && each.card === 'M').length >= 2,
      ),
  },
  {
    id: 'untouched',
    isEarned: (game) => hasWon(game) && infiltrations(game).every(({ by, trap }) => by.owner !== game.seat || trap),
  },
  {
    id: 'honest',
    isEarned: (game) => hasWon(game) && infiltrations(game).every(({ by }) => by.seat !== game.seat),
  },
  {
    id: 'four-colours',
    isEarned: ({ seat, events }) =>
      new Set(events.flatMap((event) => (event.type === 'form' && event.seat === seat ? event.card : []))).size >= 4,
  },
]
