import type { LogLine, SeatInfo } from '@alleycat/ui/game-module.ts'
import { describe, expect, test } from 'vitest'
import type { LoggedHandover, SeatHandover } from '../session/handovers.ts'
import { en } from '../words/en.ts'
import { handoverText, lastHandover, tellWithHandovers } from './seat-changes.ts'

const cat = (name: string, kind: SeatInfo['kind'] = 'person'): SeatInfo => ({ name, avatar: name.toLowerCase(), kind })
const [ada, ben, duchess] = [cat('Ada'), cat('Ben'), cat('Duchess', 'bot')]

/** An event is the seat whose deed it was. */
const tell = (events: readonly unknown[], seats: readonly SeatInfo[]): LogLine[] =>
  events.map((seat, event) => ({ text: seats[seat as number]!.name, event, seat: seat as number }))
const wordsFor = ({ kind, person, bot }: SeatHandover): string => `${kind} ${person?.name} ${bot?.name}`
const told = (log: readonly number[], seats: readonly SeatInfo[], handovers: readonly LoggedHandover[]) =>
  tellWithHandovers(log, seats, handovers, tell, wordsFor)

const texts = (lines: readonly { text: string; isStandIn: boolean }[]): string[] =>
  lines.map(({ text, isStandIn }) => (isStandIn ? `${text}*` : text))

describe('the log', () => {
  test('is told as it is where nothing changed', () => {
    expect(told([0, 1], [ada, ben], [])).toEqual([
      { text: 'Ada', event: 0, seat: 0, cat: 'ada', isStandIn: false },
      { text: 'Ben', event: 1, seat: 1, cat: 'ben', isStandIn: false },
    ])
  })

  test('keeps the author of moves from before a seat was left, and says who plays on', () => {
    const left: LoggedHandover = { before: 2, seat: 0, kind: 'left', person: ada, bot: duchess }
    const lines = told([0, 1, 0, 1], [duchess, ben], [left])
    expect(texts(lines)).toEqual(['Ada', 'Ben', 'left Ada Duchess', 'Duchess*', 'Ben'])
    expect(lines.map(({ event }) => event)).toEqual([0, 1, 2, 2, 3])
    expect(lines.map((line) => line.cat)).toEqual(['ada', 'ben', 'duchess', 'duchess', 'ben'])
  })

  test('marks what a bot did while somebody was away', () => {
    const away: LoggedHandover = { before: 1, seat: 0, kind: 'away', person: ada, bot: duchess }
    const back: LoggedHandover = { before: 2, seat: 0, kind: 'back', person: ada, bot: null }
    expect(texts(told([0, 0, 0], [ada, ben], [away, back]))).toEqual([
      'Ada',
      'away Ada Duchess',
      'Ada*',
      'back Ada undefined',
      'Ada',
    ])
  })

  test('tells a turn that a bot decided as that of the person, who may read it as nobody’s own', () => {
    const away: LoggedHandover = { before: 1, seat: 0, kind: 'away', person: ada, bot: duchess }
    const back: LoggedHandover = { before: 2, seat: 0, kind: 'back', person: ada, bot: null }
    const tellTurns = (events: readonly unknown[], seats: readonly SeatInfo[]): LogLine[] =>
      tell(events, seats).map((line) => ({ ...line, text: seats[0]!.isReplaced ? 'Turn: Ada' : 'Your turn' }))
    expect(texts(tellWithHandovers([0, 0, 0], [ada, ben], [away, back], tellTurns, wordsFor))).toEqual([
      'Your turn',
      'away Ada Duchess',
      'Turn: Ada*',
      'back Ada undefined',
      'Your turn',
    ])
  })

  test('tells something once that is left out when it is told later, although a seat changed hands in between', () => {
    const tellLast = (events: readonly unknown[], seats: readonly SeatInfo[]): LogLine[] =>
      tell(events, seats).filter(({ event }) => events.lastIndexOf(events[event]) === event)
    const away: LoggedHandover = { before: 1, seat: 1, kind: 'away', person: ben, bot: duchess }
    expect(texts(tellWithHandovers([0, 0], [ada, ben], [away], tellLast, wordsFor))).toEqual([
      'away Ben Duchess',
      'Ada',
    ])
  })

  test('tells of what came last after all that was told', () => {
    const left: LoggedHandover = { before: 9, seat: 0, kind: 'left', person: null, bot: duchess }
    expect(texts(told([0, 1], [duchess, ben], [left]))).toEqual(['?', 'Ben', 'left undefined Duchess'])
  })
})

describe('in the end', () => {
  const left: SeatHandover = { seat: 0, kind: 'left', person: ada, bot: duchess }
  const away: SeatHandover = { seat: 1, kind: 'away', person: ben, bot: duchess }
  const back: SeatHandover = { seat: 1, kind: 'back', person: ben, bot: null }

  test('a seat that was left says who left and who played on', () => {
    expect(handoverText(en.table, lastHandover([left], 0)!)).toBe('Ada left the table. Duchess plays on.')
    expect(handoverText(en.table, lastHandover([{ ...left, person: null }], 0)!)).toMatch(/^Somebody left/)
  })

  test('so does one in which a bot fills in, but not one whose player has come back', () => {
    expect(lastHandover([away], 1)).toBe(away)
    expect(lastHandover([away, back], 1)).toBeUndefined()
    expect(lastHandover([left], 1)).toBeUndefined()
  })
})
