import type { Seat } from '@alleycat/engine'
import { EMPTY_STAGE, type Award, type StagedCard, type StagedFace, type Staging } from '@alleycat/ui/motion/staging.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import { nameOf, signed, tell } from '../words/telling.ts'
import type { GameReader } from '../words/words.ts'
import { TURNED, TURNING_OVER } from './reveal-transition.ts'
import { handZone, MIDDLE, pointsPlace } from './zones.ts'

/**
 * Stages sets that are played, cards that are given or discarded, and points. Cards that are revealed lie in the middle
 * of the table, with those whom it concerns; where they come together with their play, they are shown after it.
 */
export function scenesOf(events: readonly CathamCityEvent[], reader: GameReader): Staging[] {
  const done = beforeReveal(events)
  const before = dealings(done, reader)
  const revealed = events.slice(done.length)
  if (revealed.length === 0) return before
  const awards = revealed.flatMap(awardOf)
  const further = revealed.filter(isTurnedOver).length - 1
  // A card of which nothing comes yet hides nothing.
  const secretFor = events.length === 1 ? 0 : further * TURNING_OVER + TURNED
  if (awards.length === 0 && secretFor === 0) return []
  return [...before, { ...EMPTY_STAGE, room: MIDDLE, awards, secretFor }]
}

/** What happened before cards were turned over; all of it where none were. */
export function beforeReveal(events: readonly CathamCityEvent[]): readonly CathamCityEvent[] {
  const first = events.findIndex(isTurnedOver)
  return first < 0 ? events : events.slice(0, first)
}

/**
 * The events that wait for points to arrive and for the end of what is staged: those that count them, and the next turn.
 * What else is answered is read at once, as it is staged.
 */
export function waiting(events: readonly CathamCityEvent[]): readonly CathamCityEvent[] {
  const first = events.findIndex(({ type }) => type === 'points' || type === 'turn')
  if (first < 0) return []
  const end = events.findIndex(({ type }) => type === 'turn')
  return events.filter((event, index) => index >= first && ((end >= 0 && index >= end) || !isAnswer(event)))
}

const isAnswer = ({ type }: CathamCityEvent): boolean => ['discard', 'give', 'pay', 'pass'].includes(type)

const isTurnedOver = ({ type }: CathamCityEvent): boolean => type === 'reveal' || type === 'flip'

function awardOf(event: CathamCityEvent): Award[] {
  if (event.type !== 'points') return []
  const { seat, change } = event
  return [{ change, text: signed(change), from: handZone(seat), to: pointsPlace(seat) }]
}

type Answer = 'give' | 'discard' | 'pay' | 'pass'

/** What players do to one another, in a single scene; none if there is nothing that is not seen anyway. */
function dealings(events: readonly CathamCityEvent[], reader: GameReader): Staging[] {
  const fan: StagedCard[] = []
  const said: CathamCityEvent[] = []
  const awards = events.flatMap(awardOf)
  /** Whoever acts, with what they answer, in the order in which it happens. */
  const by = new Map<Seat, Answer[]>()
  const to = new Set<Seat>()
  const answers = (seat: Seat, answer: Answer): void => void by.set(seat, [...(by.get(seat) ?? []), answer])
  for (const event of events) {
    switch (event.type) {
      case 'play': {
        by.set(event.seat, [])
        if (event.target !== null) to.add(event.target)
        // Hackers join the hand that they are played against (CC-21).
        const end = event.faction === 'H' && event.target !== null ? handZone(event.target) : 'table'
        for (const kind of event.cards) fan.push({ kind, from: handZone(event.seat), to: end })
        said.push(event)
        break
      }
      case 'give':
        answers(event.from, 'give')
        to.add(event.to)
        fan.push({ kind: event.card, from: handZone(event.from), to: handZone(event.to) })
        said.push(event)
        break
      case 'discard':
        answers(event.seat, 'discard')
        for (const kind of event.cards) fan.push({ kind, from: handZone(event.seat), to: 'discard' })
        said.push(event)
        break
      case 'pay':
        answers(event.seat, 'pay')
        said.push(event)
        break
      case 'pass':
        answers(event.seat, 'pass')
        break
      default:
    }
  }
  // Whoever discards sees their own cards go.
  const isOwnDiscard = said.every((event) => event.type === 'discard' && event.seat === reader.viewer)
  if (awards.length === 0 && isOwnDiscard) return []
  const { words, seats, viewer } = reader
  const faceOf = (seat: Seat): StagedFace => ({
    cat: seats[seat]!.avatar,
    name: nameOf(reader, seat),
    place: handZone(seat),
    deed: (by.get(seat) ?? []).map((answer) => (seat === viewer ? words.yourAnswers : words.deeds)[answer]).join(', '),
  })
  // Those who pass are shown where several others answer, so that nobody has to guess what they did.
  const active = [...by.keys()].filter((seat) => !by.get(seat)!.includes('pass'))
  const isCrowd = active.length > 1
  return [
    {
      ...EMPTY_STAGE,
      text: toldText(said, reader),
      by: (isCrowd ? [...by.keys()] : active).map(faceOf),
      to: [...to].map(faceOf),
      marks: [...to].map(handZone),
      isGift: said.some(({ type }) => type === 'give'),
      // Large cards need the whole table.
      room: isCrowd || fan.length === 0 ? MIDDLE : '',
      fan,
      awards,
    },
  ]
}

const toldText = (events: readonly CathamCityEvent[], reader: GameReader): string =>
  tell(events, reader)
    .map(({ text }) => text)
    .join('\n')
