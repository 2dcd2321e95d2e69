import { Refusal } from '@alleycat/engine'
import { GAMES, gameKind } from '@alleycat/games'
import { expect, test, vi } from 'vitest'
import { game as pounce } from '../../house/testing/pounce-game.ts'
import { readRecord } from './reading.ts'
import { ReplayTimeline } from './replay-timeline.ts'

vi.mock(import('../../games/modules.ts'), () => import('../../house/testing/modules-with-pounce.ts'))

/** What house/third-game.test.ts says of the rest of the project. */
test('a game that is only a line in the list of games can be looked back at, and is told in its words', async () => {
  const record = readRecord(
    {
      format: 'alleycat-record/1',
      game: 'pounce',
      seats: 2,
      options: {},
      steps: ['* deal FMFMF', '0 swap M', '1 keep', '* draw 0 F'],
      result: { winners: [0], scores: [2, 1] },
      names: ['Ada', 'Ben'],
    },
    GAMES,
  )
  if (record instanceof Refusal) throw new Error(JSON.stringify(record))
  const kind = gameKind(record.game)
  const timeline = ReplayTimeline.of(kind.create(record.seats, record.options), record.steps)
  if (!(timeline instanceof ReplayTimeline)) throw new Error(timeline.why.join(' '))
  const { events } = timeline.frameAt(timeline.last, 0)
  const seats = record.names!.map((name) => ({ name, avatar: '', kind: 'person' as const }))
  const core = await pounce.core()
  const lines = core.tell(events as never, { words: await core.words('de'), seats, viewer: 0 })
  expect(lines.map(({ text }) => text)).toEqual(['You draw F'])
})
