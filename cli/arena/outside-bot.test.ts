import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Match, Memories, Random, redacted, type GameRecord, type Seat } from '@alleycat/engine'
import { GAMES, gameKind } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { alleycat, inFolder, LOOKS_LIKE_A_CRASH, type Ended } from '../testing/program.ts'

const EXAMPLE = fileURLToPath(new URL('../../examples/greedy_bot.py', import.meta.url))

/** Plays some games against a bot that is this shell script. */
const against = async (script: string, ...args: string[]): Promise<Ended> =>
  inFolder(async (folder) => {
    const path = join(folder, 'bot.sh')
    await writeFile(path, script)
    return alleycat(['arena', '--game', 'catham-city', '--bots', `exec:sh ${path},random`, '--jobs', '1', ...args])
  })

/** A bot that answers the first question. */
const answering = (answer: string): string => `while read -r line; do case $line in
*'"type":"decide"'*) echo '${answer}';; esac; done`

/** A bot that takes the first legal decision and writes a line when a game is over. */
const CHATTY = `while read -r line; do case $line in
*'"type":"over"'*) echo bye;;
*'"type":"decide"'*) id=\${line#*'"id":'}; legal=\${line#*'"legal":["'}
  echo '{"id":'"\${id%%,*}"',"choice":"'"\${legal%%'"'*}"'"}';; esac; done`

describe.concurrent('a bot outside the process', () => {
  test.each(GAMES)('the example in Python beats random at $id', async ({ id }) => {
    const bots = `exec:python3 "${EXAMPLE}",random`
    const ended = await alleycat(['arena', '--game', id, '--bots', bots, '--games', '16', '--seed', '1', '--json'])
    expect(ended).toMatchObject({ code: 0, stderr: '' })
    const [, example] = ended.stdout.split('\n').map((line) => JSON.parse(line || '{}') as Record<string, unknown>)
    expect(example).toMatchObject({ bot: `exec:python3 "${EXAMPLE}"`, wins: 16 })
  })

  test.each([
    ['leaves', 'exit 3', 'left before the games were over (exit code 3)'],
    ['is killed', 'kill -9 $$', 'left before the games were over (SIGKILL)'],
    ['speaks no JSON', answering('take DD'), 'did not answer with JSON: "take DD"'],
    ['forgets the choice', answering('{"id":1}'), 'must answer {"id":1,"choice":"…"}, not "{"id":1}"'],
    ['answers with null', answering('null'), 'must answer {"id":1,"choice":"…"}, not "null"'],
    [
      'answers another question',
      answering('{"id":7,"choice":"pass"}'),
      'answered 7 when asked 1: "{"id":7,"choice":"pass"}"',
    ],
    ['decides what a rule forbids', answering('{"id":1,"choice":"pass"}'), 'may not "pass": CC-7 forbids it'],
    ['makes up words', answering('{"id":1,"choice":"fly"}'), 'may not "fly": that is no decision of this game'],
    ['says nothing', 'sleep 60', 'did not answer within 0.3 s', '--timeout', '0.3'],
    ['says too much', 'head -c 100000 /dev/zero; echo; sleep 60', 'answered with a line that is far too long'],
  ])('that %s ends the run with exit code 2', async (_, script, message, ...args) => {
    const ended = await against(script, ...args)
    expect(ended).toMatchObject({ code: 2, stdout: '' })
    expect(ended.stderr).toMatch(/^alleycat: the bot "exec:sh .{1,60}" /)
    expect(ended.stderr.endsWith(` ${message}\n`)).toBe(true)
    expect(ended.stderr).not.toMatch(LOOKS_LIKE_A_CRASH)
  })

  test('that speaks without being asked ends the run too', async () => {
    const { code, stderr } = await against(CHATTY, '--games', '4', '--seed', '1')
    expect(code).toBe(2)
    // Whether the next question has been asked by then depends on timing.
    expect(stderr).toMatch(
      / (spoke without being asked: "bye"; only answers go to standard output|did not answer with JSON: "bye")\n$/,
    )
  })

  test('that does not exist is named', async () => {
    expect(await alleycat(['arena', '--game', 'catham-city', '--bots', 'exec:no-such-cat --fast,random'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'alleycat: the bot "exec:no-such-cat --fast" could not be started: there is no program "no-such-cat"\n',
    })
  })

  test('may talk to the person on standard error', async () => {
    const { stderr } = await against('echo miaow >&2; exit 1')
    expect(stderr).toMatch(/^miaow\nalleycat: the bot /)
  })
})

/** A bot that keeps every line it is sent and takes a decision from the middle of the list. */
const RECORDER = `import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(process.argv[2], line + '\\n')
  const { type, id, legal } = JSON.parse(line)
  if (type === 'decide') console.log(JSON.stringify({ id, choice: legal[legal.length >> 1] }))
}
`

describe.concurrent('nothing hidden is sent:', () => {
  test.each(GAMES)('a bot of $id gets its view and its redacted events and not a byte more', async (kind) => {
    await inFolder(async (folder) => {
      const [script, heard, records] = ['bot.mjs', 'heard', 'records'].map((name) => join(folder, name))
      await writeFile(script!, RECORDER)
      const bots = `exec:"${process.execPath}" ${script} ${heard},random`
      const args = ['--bots', bots, '--seats', '3', '--games', '3', '--seed', '1', '--jobs', '1', '--out', records!]
      expect(await alleycat(['arena', '--game', kind.id, ...args])).toMatchObject({ code: 0, stderr: '' })
      const played = (await readFile(records!, 'utf8')).trimEnd().split('\n')
      const ids = { last: 0 }
      const expected = played.flatMap((line) => letters(JSON.parse(line) as GameRecord & { names: string[] }, ids))
      expect(sortedDeals((await readFile(heard!, 'utf8')).trimEnd().split('\n'))).toEqual(sortedDeals(expected))
      expect(ids.last).toBeGreaterThan(20)
    })
  })
})

test.each(GAMES)('the guide explains every field that a bot of $id sees', async (kind) => {
  const guide = await readFile(new URL('../../docs/bots.md', import.meta.url), 'utf8')
  const game = kind.create(kind.minSeats, kind.defaults)
  const fields = Object.keys(game.view(game.initial(), 0) as object)
  expect(fields.filter((field) => !guide.includes(`| \`${field}\` `))).toEqual([])
})

/** Sorts dealt cards, because a record does not tell in which order the cards of a hand were dealt. */
function sortedDeals(lines: readonly string[]): string[] {
  const ends = lines.flatMap((line, i) => (line.includes('"type":"start"') ? [i, lines.indexOf(TURN, i)] : []))
  return [0, ...ends].flatMap((from, i) => {
    const part = lines.slice(from, ends[i])
    return i % 2 === 1 ? part.toSorted() : part
  })
}

const TURN = JSON.stringify({ type: 'event', event: { type: 'turn', seat: 0 } })

/** The lines of the protocol that the bot's seat must have been sent in the course of a game. */
function letters(
  { game: id, seats, options, steps, result, names }: GameRecord & { names: string[] },
  ids: { last: number },
): string[] {
  const game = gameKind(id).create(seats, options)
  const seat: Seat = names.findIndex((name) => name.startsWith('exec:'))
  const lines: object[] = [{ type: 'start', game: id, seats, options, seat }]
  const memories = new Memories(game)
  const match = new Match(game, {
    onAction(events) {
      memories.see(events)
      for (const event of redacted(game, events, seat)) lines.push({ type: 'event', event })
    },
  })
  for (const step of steps) {
    if (step.startsWith(`${seat} `)) {
      // The view is taken from a deal that the seat cannot tell from the true one, so a line with hidden cards would
      // differ.
      const imagined = match.state.slice()
      game.determinize(imagined, seat, memories.known[seat], new Random(step))
      const legal = match.legal(seat).map((action) => game.format(match.state, seat, action))
      lines.push({ type: 'decide', id: ++ids.last, view: game.view(imagined, seat), legal })
    }
    expect(match.play(step)).toBeNull()
  }
  return [...lines, { type: 'over', result }].map((line) => JSON.stringify(line))
}
