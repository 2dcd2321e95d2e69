import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkRecord, Match, recordOf } from '@alleycat/engine'
import { verifyFairness } from '@alleycat/fairness'
import { GAMES, gameKind } from '@alleycat/games'
import { rolldown, type OutputOptions, type RolldownOptions } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { playGame } from '../cli/simulation.ts'
import { expected } from '../server/testing/client.ts'
import { guests, playToEnd, startedTable, startTestServer } from '../server/testing/server.ts'

/**
 * A game is a folder and a line in games/modules.ts. Here that list holds the engine's toy game, and the rest of the
 * project plays it without naming it. (web/replay/third-game.test.ts replays it.)
 */
vi.mock(import('../games/modules.ts'), () => import('./testing/modules-with-pounce.ts'))

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'alleycat-third-game-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the command line', () => {
  const program = join(folder, 'run.mjs')

  /** Builds the program as usual, but with the other list of games. */
  beforeAll(async () => {
    const { default: bundles } = (await import(join(root, 'rolldown.config.js'))) as { default: RolldownOptions[] }
    const { output, ...input } = bundles.find(({ input: entry }) => entry === join(root, 'cli/main.ts'))!
    const list = {
      name: 'list-of-games',
      resolveId: (source: string, importer: string | undefined) =>
        source.endsWith('modules.ts') && importer !== undefined
          ? join(root, 'house/testing/modules-with-pounce.ts')
          : null,
    }
    const build = await rolldown({ ...input, plugins: [list] })
    await build.write({ ...(output as OutputOptions), dir: folder, entryFileNames: 'main.mjs', sourcemap: false })
    await build.close()
    writeFileSync(program, `import { main } from './main.mjs'\nprocess.exitCode = await main(process.argv.slice(2))\n`)
  })

  const alleycat = (args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })

  test('plays it', () => {
    const path = join(folder, 'played.jsonl')
    const args = ['play', 'pounce', '--seed', '1', '--bots', 'greedy', '--record', path]
    const { status, stdout, stderr } = alleycat(args, 'help\nhint\nlist\nswap X\nlog\nkeep\n')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('Pounce, 2 players: you and Bramble (greedy); seed 1.')
    expect(stdout).toContain('Keep or swap?')
    expect(stdout).toContain('KEEP — just a hunch')
    expect(stdout).toContain('Not allowed by PO-1: Keep your cards')
    expect(stdout).toContain('The hunt is over.')
    expect(checkRecord(JSON.parse(readFileSync(path, 'utf8')), GAMES)).toBeInstanceOf(Match)
  })

  test('simulates and checks it', () => {
    const bots = ['--bots', 'greedy,search:20']
    const { status, stdout } = alleycat(['simulate', '--game', 'pounce', '--games', '5', '--seed', '1', ...bots])
    expect(status).toBe(0)
    expect(alleycat(['check', '-'], stdout)).toMatchObject({ status: 0, stdout: '5 records, 5 valid, 0 invalid\n' })
  })

  test('reviews it', () => {
    const { stdout: record } = alleycat(['simulate', '--game', 'pounce', '--seed', '1'])
    const { status, stdout } = alleycat(['review', '-', '--iterations', '20'], record)
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Record 0: Pounce, 2 seats/)
  })
})

test.each(['greedy', 'search:50', 'old-tom'])('%s plays it', (name) => {
  const kind = gameKind('pounce')
  const game = kind.create(4, kind.defaults)
  const match = playGame({ game, bots: Array<string>(4).fill(name), seed: name, trace: false }, 0)
  expect(checkRecord(recordOf(match), GAMES)).toBeInstanceOf(Match)
})

test('people and a bot play it at a server, and the deal can be verified', async () => {
  const server = await startTestServer(join(folder, 'tables.db'))
  try {
    const people = await guests(server.url, 'Ada', 'Ben')
    const table = await startedTable(people, { game: 'pounce', bots: ['biscuit'] })
    await playToEnd(people, table)
    const record = expected(await people[0]!.get(`/api/tables/${table}/record`))
    expect(record).toMatchObject({ game: 'pounce', seats: 3 })
    expect(checkRecord(record, GAMES)).toBeInstanceOf(Match)
    expect(verifyFairness(record, GAMES)).toEqual({ fair: true })
  } finally {
    await server.stop()
  }
})
