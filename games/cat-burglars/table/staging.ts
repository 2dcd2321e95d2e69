import type { Seat } from '@alleycat/engine'
import {
  EMPTY_STAGE,
  type StagedCard,
  type StagedFace,
  type Staging,
  type TurnedCard,
} from '@alleycat/ui/motion/staging.ts'
import type { CatBurglarsEvent } from '../rules/events.ts'
import { nameOf, raidText, tell } from '../words/telling.ts'
import type { GameReader, Words } from '../words/words.ts'
import { gangZone, handZone, yarnZone } from './zones.ts'

type Revealed = Extract<CatBurglarsEvent, { type: 'reveal' }>

/** Stages face-down cards that are turned over: in a raid, with what was paid for it, or when yarn is secured. */
export function scenesOf(events: readonly CatBurglarsEvent[], reader: GameReader): Staging[] {
  const reveals = events.filter((event) => event.type === 'reveal')
  const deed = events.find((event) => event.type === 'infiltrate' || event.type === 'secure')
  if (!deed || reveals.length === 0) return []
  const raid = deed.type === 'infiltrate' ? deed : null
  const paid = (kind: string, from: string): StagedCard => ({ kind, from, to: 'discard' })
  const faceOf = (seat: Seat): StagedFace => ({
    cat: reader.seats[seat]!.avatar,
    name: nameOf(reader, seat),
    place: handZone(seat),
    deed: '',
  })
  return [
    {
      ...EMPTY_STAGE,
      text: unbroken(tell([deed], reader)[0]?.text ?? ''),
      outcome: raidText(events, reader),
      by: [faceOf(deed.seat)],
      to: raid ? [faceOf(raid.owner)] : [],
      marks: raid ? [gangZone(raid.owner, raid.gang)] : [],
      fan: raid
        ? [
            ...[...raid.paid].map((card) => paid(card, handZone(raid.seat))),
            ...(raid.market ? [paid(raid.market, 'market')] : []),
          ]
        : [],
      turned: reveals.map((reveal): TurnedCard => ({
        kind: reveal.card,
        from: gangZone(reveal.owner, reveal.gang),
        to: reveal.trap ? placeOfTrap(events) : yarnZone(deed.seat),
        verdict: verdictOf(reveal, reveals.length, reader.words),
        isGain: !reveal.trap,
      })),
    },
  ]
}

/** Keeps a number in the line of the word before it, such as that of a gang. */
const unbroken = (text: string): string => text.replaceAll(/(?<=\p{L}) (?=\d)/gu, '\u00a0')

/** The events that wait for balls to arrive and for the end of what is staged: those that count them, and the next turn. */
export function waiting(events: readonly CatBurglarsEvent[]): readonly CatBurglarsEvent[] {
  const first = events.findIndex(({ type }) => type === 'yarn' || type === 'turn')
  return first < 0 ? [] : events.slice(first)
}

/** A sprung trap lies in the middle until its owner has placed it, unless there is only one place for it (CB-19). */
function placeOfTrap(events: readonly CatBurglarsEvent[]): string {
  const placed = events.find((event) => event.type === 'place')
  return placed ? gangZone(placed.seat, placed.gang) : 'market'
}

/** What a revealed card is, in a single word where there are more than two. */
function verdictOf({ trap, card }: Revealed, count: number, words: Words): string {
  if (count > 2) return trap ? words.trap : words.yarn
  return trap ? words.revealedTrap(card) : words.revealedYarn(card)
}
