import { callName, characterByName, CHARACTERS } from '@alleycat/bots'
import { RECORD_FORMAT, type Seat, type Viewer } from '@alleycat/engine'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { seatInfo, type Player } from '../session/players.ts'
import type { SavedGame } from '../session/saved-games.ts'
import type { LoggedHandover } from '../session/handovers.ts'
import type { NamedRecord } from './reading.ts'

/** Who sat where, as far as a record tells; a name of one of our cats is that cat. */
export function seatsOfRecord({ seats, names }: NamedRecord, called: (number: number) => string): SeatInfo[] {
  return Array.from({ length: seats }, (_, seat): SeatInfo => {
    const name = names?.[seat] || called(seat + 1)
    return ourCat(name) ?? { name, avatar: `guest-${seat + 1}`, kind: 'person' }
  })
}

/** The player whom the words of a replay call "you": whoever looks back, through the own eyes or without a name of their own. */
export const youOf = (seats: readonly SeatInfo[], own: Seat | null, viewer: Viewer): Viewer =>
  own !== null && (viewer === own || seats[own]?.isUsual) ? own : null

/** Where seats came into other hands, in a log whose events belong to these numbers of steps. */
export function handoversIn(
  { standIns }: NamedRecord,
  seats: readonly SeatInfo[],
  stepsOf: readonly number[],
): LoggedHandover[] {
  const before = (step: number): number => {
    const next = stepsOf.findIndex((steps) => steps > step)
    return next < 0 ? stepsOf.length : next
  }
  return standIns
    .flatMap(({ seat, name, from, to, left }): LoggedHandover[] => {
      const person = seats[seat]!
      const began: LoggedHandover = {
        before: before(from),
        seat,
        kind: left ? 'left' : 'away',
        person,
        bot: ourCat(name) ?? { name, avatar: 'guest-1', kind: 'bot' },
      }
      if (to === null || standIns.some((each) => each.seat === seat && each.from === to)) return [began]
      return [began, { before: before(to), seat, kind: 'back', person, bot: null }]
    })
    .toSorted((a, b) => a.before - b.before)
}

/** The bot of the house with that name; null where there is none. */
function ourCat(name: string): SeatInfo | null {
  const cat = characterByName(name.replace(' ', '-'))
  return cat ? seatInfo({ kind: 'bot', bot: callName(cat) }) : null
}

/** The record of a finished game that the browser kept. */
export function recordOfSaved({ game, options, players, steps, result, isPractice }: SavedGame): object {
  return {
    format: RECORD_FORMAT,
    game,
    seats: players.length,
    options,
    steps,
    result,
    names: players.map((player) => seatInfo(player).name),
    ...(isPractice && { practice: true }),
  }
}

/**
 * A game that goes on after so many steps of another: `person` in `seat`, and a bot in every other one, the same as before
 * where there was one.
 */
export function playOn(
  record: NamedRecord,
  seats: readonly SeatInfo[],
  steps: number,
  seat: Seat,
  person: Player,
): Omit<SavedGame, 'id' | 'updated'> {
  const taken = seats.flatMap(({ kind, avatar }, each) => (kind === 'bot' && each !== seat ? [avatar] : []))
  const free = CHARACTERS.map(callName).filter((name) => !taken.includes(name))
  const players = seats.map(({ kind, avatar }, each): Player => {
    if (each === seat) return person
    return { kind: 'bot', bot: kind === 'bot' ? avatar : free.shift()! }
  })
  const { game, options } = record
  return { game, options, players, steps: record.steps.slice(0, steps), standing: [], result: null, isPractice: true }
}
