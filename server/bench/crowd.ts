import { GAMES } from '@alleycat/games'
import { Connections } from './connections.ts'
import { answerQuestions } from './processes.ts'
import { Recorder, type Measurement } from './recorder.ts'
import { Guest, type Node } from './scripted-table.ts'

/** What others do while tables are measured, in a process of its own. */
export type CrowdQuestions = {
  /** Comes as some visitors at a time, who make themselves guests, make a table and join it. */
  readonly visit: (port: number) => void
  /** Sends requests as one guest, as fast as they are answered. */
  readonly flood: (port: number) => Promise<void>
  readonly measure: (seconds: number) => Promise<Doing[]>
}

interface Doing {
  readonly name: string
  readonly seen: Measurement
}

const VISITORS = 4
const FLOODING_CONNECTIONS = 64
const TOO_MANY_REQUESTS = 429

export function crowd(): void {
  const recorders = new Map<string, Recorder>()
  const recorderOf = (name: string): Recorder => {
    const recorder = new Recorder()
    recorders.set(name, recorder)
    return recorder
  }
  const questions: CrowdQuestions = {
    visit(port) {
      const node = { port, connections: new Connections(port) }
      const [making, opening, joining] = [
        recorderOf('a new guest'),
        recorderOf('a new table'),
        recorderOf('joining it'),
      ]
      for (let i = 0; i < VISITORS; i++) void keepVisiting(node, { making, opening, joining })
    },
    flood: (port) => flood(new Connections(port), recorderOf('the flood')),
    measure: (seconds) =>
      Promise.all(Array.from(recorders, async ([name, recorder]) => ({ name, seen: await recorder.measure(seconds) }))),
  }
  answerQuestions(questions)
}

async function keepVisiting(
  node: Node,
  recorders: Readonly<Record<'making' | 'opening' | 'joining', Recorder>>,
): Promise<never> {
  const { id: game, minSeats: seats } = GAMES[0]!
  for (;;) {
    const [owner, other] = [new Guest(node), new Guest(node)]
    for (const each of [owner, other]) await timed(recorders.making, () => each.introduce('Visitor'))
    const { table } = await timed(recorders.opening, () => owner.post('/api/tables', { game, seats }))
    await timed(recorders.joining, () => other.post(`/api/tables/${table.id}/join`, {}))
  }
}

async function timed<Value>(recorder: Recorder, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now()
  const value = await work()
  recorder.acknowledged(performance.now() - began, 0)
  return value
}

async function flood(connections: Connections, recorder: Recorder): Promise<void> {
  const guest = new Guest({ port: 0, connections })
  await guest.introduce('Flood')
  const keepAsking = async (): Promise<never> => {
    for (;;) {
      const began = performance.now()
      const { status } = await guest.send({ method: 'GET', path: '/api/me' })
      if (status === TOO_MANY_REQUESTS) recorder.count('shed')
      else recorder.acknowledged(performance.now() - began, 0)
    }
  }
  for (let i = 0; i < FLOODING_CONNECTIONS; i++) void keepAsking()
}
