import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const FILE = fileURLToPath(new URL('../dist/bench.js', import.meta.url))

async function bench(...options: readonly string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [FILE, '--tables', '2', '--seconds', '1', ...options])
  const code = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, stdout, stderr }
}

const positive: unknown = expect.toSatisfy((value: unknown) => Number(value) > 0)

test('tells what a decision costs, and writes a profile of the server', async () => {
  const { code, stdout, stderr } = await bench('--only', 'SQLite, 4 seats, flat out', '--profile', '--json')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const line = JSON.parse(stdout) as { profiles: [string]; decisionsPerSecond: number }
  const mainThread = process.platform === 'linux' ? positive : null
  expect(line).toMatchObject({
    bench: 'server',
    name: 'SQLite, 4 seats, flat out',
    tables: 2,
    decisionsPerSecond: positive,
    p50: positive,
    p99: positive,
    mainThread: [mainThread],
    process: [positive],
    database: null,
    driver: positive,
    failed: 0,
    broken: 0,
  })
  const [file] = line.profiles
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ nodes: expect.any(Array) as unknown })
  rmSync(dirname(file), { recursive: true })
})

test('paced tables decide at most once a second; lines become rows of a table, and a drawing of how cost and memory grow', async () => {
  const file = join(tmpdir(), `alleycat-growth-${process.pid}.svg`)
  // A table is paced to a decision a second, so that a single second may pass without any.
  const { code, stdout, stderr } = await bench('--tables', '1,2', '--only', 'SQLite', '--seconds', '3', '--plot', file)
  expect(code, stderr).toBe(0)
  const [, , head, rule, ...rows] = stdout.trimEnd().split('\n')
  expect(rows).toEqual([
    expect.stringMatching(/^\| SQLite, 4 seats, paced +\| +1 \| +[0-2] \| /),
    expect.stringMatching(/^\| SQLite, 4 seats, paced +\| +2 \| +[0-4] \| /),
  ])
  expect(new Set([head, rule, ...rows].map((each) => each!.length)).size).toBe(1)
  const drawing = readFileSync(file, 'utf8')
  rmSync(file)
  expect(drawing.match(/<polyline/g)).toHaveLength(3)
  expect(drawing).toContain('tables</text>')
})

test('measures the echo beside them', async () => {
  const { code, stdout } = await bench('--only', 'echo', '--seconds', '0.3')
  expect(code).toBe(0)
  const rows = stdout.trimEnd().split('\n').slice(4)
  expect(rows).toEqual([expect.stringMatching(/^\| HTTP echo /), expect.stringMatching(/^\| WebSocket echo /)])
})

test('tells when everybody is back after the server was killed and started again', async () => {
  const { code, stdout, stderr } = await bench('--restart', '--only', 'SQLite', '--json')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({
    bench: 'server restart',
    name: 'SQLite, 4 seats, paced',
    tables: 2,
    streams: 8,
    back: 8,
    firstAnswer: positive,
    half: positive,
    all: positive,
    p99: positive,
  })
})

test('visitors and a flood have rows of their own, and most of the flood is refused', async () => {
  const only = ['--only', 'SQLite, 4 seats, flat out']
  const { code, stdout, stderr } = await bench(...only, '--seconds', '3', '--visitors', '--flood', '--json')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each) as { name: string; shed: number })
  const names = ['SQLite, 4 seats, flat out', 'a new guest', 'a new table', 'joining it', 'the flood']
  expect(lines).toEqual(names.map((name) => expect.objectContaining({ name, p99: positive, failed: 0 }) as unknown))
  expect(lines.at(-1)!.shed).toBeGreaterThan(100)
})

test('says what there is when nothing has the wanted name', async () => {
  const { code, stdout, stderr } = await bench('--only', 'Oracle')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^alleycat: nothing has "Oracle" in its name: choose from SQLite, 2 seats, flat out; /)
})
