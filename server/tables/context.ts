import type { People } from '../accounts/people.ts'
import type { Config } from '../config.ts'
import type { Decider } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { AnswerTimes } from './answer-times.ts'
import type { Absences } from './absences.ts'
import type { Tables } from './tables.ts'
import type { BotPool } from './bot-pool.ts'
import type { Mailboxes } from './mailboxes.ts'

/** What everything that happens at tables works with. */
export interface TableContext {
  readonly config: Config
  readonly store: Store
  readonly people: People
  readonly tables: Tables
  readonly mailboxes: Mailboxes
  readonly bots: BotPool
  readonly answerTimes: AnswerTimes
  readonly absences: Absences
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The people who follow a table through this node. */
  readonly followersHere: (table: string) => ReadonlySet<string>
  /** Called for every decision that was kept. */
  readonly onKept: (decider: Decider) => void
  /** Takes the time when a table is due, so that the database need not be asked all the time. */
  readonly scheduler: { wakeBy: (time: number) => void }
}
