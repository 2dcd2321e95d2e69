import { Match, messageOf, redacted, type Viewer } from '@alleycat/engine'
import type { TableFrame } from '@alleycat/protocol'
import { openStore } from '../store/open.ts'
import type { LogRow } from '../store/schema.ts'
import type { Database } from '../store/store.ts'
import { framesAfter } from '../tables/frames.ts'
import { gameOf, type Table } from '../tables/table.ts'
import { Tables } from '../tables/tables.ts'
import type { Player } from './player.ts'

/** What the database and the players' streams say when all is over. */
export interface Inspection {
  /** Everything that should not be, in a sentence each. */
  readonly problems: readonly string[]
  /** The longest time that anybody was charged for one decision, in milliseconds; 0 without clocks. */
  readonly longestCharge: number
}

/**
 * Checks that nothing acknowledged is missing, nothing happened twice, every log can be played, and that nobody was shown
 * anything else than what the log shows them.
 */
export async function inspect(database: string, players: readonly Player[]): Promise<Inspection> {
  const store = await openStore({ database, node: 'inspection', connections: 2, isShared: true })
  try {
    const tables = new Tables(store, Infinity, () => false)
    const problems: string[] = []
    let longestCharge = 0
    for (const id of new Set(players.map((player) => player.table))) {
      const { table, log } = await atRest(store.db, tables, id)
      problems.push(...problemsOf(table, log))
      longestCharge = Math.max(longestCharge, longestChargeAt(table))
      for (const player of players.filter((each) => each.table === id))
        problems.push(...missing(player, log), ...wronglyTold(player, table))
    }
    return { problems, longestCharge }
  } finally {
    await store.close()
  }
}

/** Reads again what was changed while it was read: a server may still keep a decision of a player who has stopped. */
async function atRest(db: Database, tables: Tables, id: string): Promise<{ table: Table; log: readonly LogRow[] }> {
  const table = (await tables.refresh(id))!
  const log = await db.selectFrom('log').selectAll().where('table_id', '=', id).orderBy('seq').execute()
  const isAtRest = (await tables.refresh(id))!.row.seq === table.row.seq
  return isAtRest ? { table, log } : atRest(db, tables, id)
}

/** Replays the log with the engine's own driver, which checks every step. */
function problemsOf({ row, log: told }: Table, log: readonly LogRow[]): string[] {
  const problems = log.some((each, i) => each.seq !== i + 1) || row.seq !== log.length ? [`${row.id} has gaps`] : []
  const match = new Match(gameOf(row))
  for (const { seq, seat, decision, chance, away } of log) {
    if (away !== null) continue
    const refusal = seat === null ? null : match.attempt(seat, decision!)
    if (seat === null && seq > 1) match.close()
    const wrong = refusal ?? (JSON.parse(chance) as string[]).map((step) => match.play(step)).find(Boolean)
    if (wrong) problems.push(`entry ${seq} of ${row.id} cannot be played: ${messageOf(wrong.why)}`)
  }
  if (match.state.join() !== told.state.join()) problems.push(`${row.id} stands differently than its log says`)
  return problems
}

/** A decision that was kept twice would stand where the next one should. */
function missing({ table, seat, acknowledged }: Player, log: readonly LogRow[]): string[] {
  const own = log.filter((row) => row.seat === seat)
  return acknowledged.flatMap(({ number, decision }) => {
    const kept = own[number - 1]?.decision
    return kept === decision ? [] : [`decision ${number} of seat ${seat} at ${table} is ${kept}, not ${decision}`]
  })
}

function wronglyTold({ table: id, seat, stream }: Player, { row, log }: Table): string[] {
  const told = JSON.stringify(stream.frames.filter(({ table }) => table === id))
  const hidden = hiddenFrom(log, seat).find((text) => told.includes(text))
  const problems = hidden === undefined ? [] : [`seat ${seat} at ${id} was told ${hidden}`]
  if (stream.text.includes(row.secret)) problems.push(`seat ${seat} at ${id} was told the secret`)
  const text = ({ view, events }: Pick<TableFrame, 'view' | 'events'>): string => JSON.stringify({ view, events })
  // A log keeps the latest of its frames only.
  const shown = new Map(framesAfter(id, log, seat, 0).map((each) => [each.frame, text(each)]))
  const other = stream.frames.find(
    (each) => each.table === id && shown.has(each.frame) && shown.get(each.frame) !== text(each),
  )
  return other
    ? [...problems, `seat ${seat} at ${id} was shown a frame ${other.frame} that the log does not tell`]
    : problems
}

/** Events that a viewer must not see in full, as text. */
function hiddenFrom(log: Table['log'], viewer: Viewer): string[] {
  const viewers = [null, ...Array.from({ length: log.game.seats }, (_, seat) => seat)]
  const events = viewers.flatMap((each) => log.momentsAfter(each, 0)).flatMap((moment) => moment.events)
  return [...new Set(events)].flatMap((event) => {
    const whole = JSON.stringify(event)
    return JSON.stringify(redacted(log.game, [event], viewer)) === `[${whole}]` ? [] : [whole]
  })
}

function longestChargeAt({ log }: Table): number {
  const left = log.momentsAfter(null, 0).map(({ clocks }) => clocks.left ?? [])
  return Math.max(0, ...left.flatMap((now, i) => now.map((each, seat) => (left[i - 1]?.[seat] ?? each) - each)))
}
