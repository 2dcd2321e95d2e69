import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { alleycat, inFolder } from '../testing/program.ts'
import { play as command } from './play.ts'

/** Answers that finish any game, because those that are not among the choices are refused and change nothing. */
const ANSWERS = Array.from({ length: 4000 }, (_, i) => String(1 + ((i * i * 7 + i * 3) % 11)))
const typed = (answers: readonly string[]): string => answers.map((answer) => `${answer}\n`).join('')

const play = async (args: readonly string[], answers: readonly string[]) => alleycat(['play', ...args], typed(answers))

describe.concurrent.each(GAMES)('playing $id', ({ id, maxSeats }) => {
  test('goes to the end, and the record is valid', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'game.jsonl')
      const { code, stdout, stderr } = await play([id, '--seed', '1', '--bots', 'random', '--record', path], ANSWERS)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      const [told] = stdout.split(`\nThe record is in ${path}.\n`)
      expect(told).toMatch(/\n\n\S.*$/) // Who has won stands by itself at the end.
      expect(await alleycat(['check', path])).toMatchObject({ code: 0, stdout: '1 record, 1 valid, 0 invalid\n' })
    })
  })

  test('ends the same whether it was left and resumed or not', async () => {
    await inFolder(async (folder) => {
      const [whole, parts] = [join(folder, 'whole.jsonl'), join(folder, 'parts.jsonl')]
      const seating = ['--seats', String(maxSeats), '--seat', '2', '--bots', 'random', '--seed', 'resume']
      await play([id, ...seating, '--record', whole], ANSWERS)
      const first = await play([id, ...seating, '--record', parts], ANSWERS.slice(0, 4))
      expect(first.stdout).toContain(`The game is saved in ${parts}; the same command resumes it.\n`)
      expect(JSON.parse(await readFile(parts, 'utf8'))).toMatchObject({ unfinished: true, seed: 'resume' })
      expect(await alleycat(['check', parts])).toMatchObject({ code: 1 })
      await play([id, '--record', parts], [...ANSWERS.slice(4, 9), 'quit', 'never read'])
      const last = await play([id, ...seating, '--record', parts], ANSWERS.slice(9))
      expect(last.stdout).toContain(`The record is in ${parts}.\n`)
      expect(await readFile(parts, 'utf8')).toBe(await readFile(whole, 'utf8'))
    })
  })

  test('shows where it was left when it is resumed', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'game.jsonl')
      const before = await play([id, '--seed', '2', '--bots', 'random', '--record', path], ['1', '1', '1'])
      const after = await play([id, '--record', path], [])
      const lastTable = (stdout: string): string => stdout.slice(stdout.lastIndexOf('──'))
      expect(lastTable(after.stdout)).toBe(lastTable(before.stdout))
    })
  })
})

describe.concurrent('play', () => {
  const short = ['catham-city', '--seed', '5', '--bots', 'random']

  test('answers an illegal move with the rule and a sentence', async () => {
    const { code, stdout } = await play(short, ['take DHM', 'play HHHH @1', 'take hhh', 'xyzzy', '99', 'pass'])
    expect(code).toBe(0)
    expect(stdout).toContain('> take DHM\nNot allowed by CC-8: Take 1 or more cards of a single faction')
    expect(stdout).toContain('> play HHHH @1\nNot allowed by CC-9: Play only cards that you hold')
    expect(stdout).toContain('> take hhh\nNot allowed by CC-8: ')
    expect(stdout).toContain('> xyzzy\n"xyzzy" is no move: type a number from 1 to ')
    expect(stdout).toContain('> 99\nThere is no choice 99: choose from 1 to ')
    expect(stdout).toContain('> pass\nNot allowed by CC-7: ')
  })

  test('takes a move as records spell it, in any case', async () => {
    const { stdout } = await play(short, ['TAKE d', 'log'])
    expect(stdout).toContain(' · You take 1 Detective\n')
  })

  test('helps, lists, tells rules and the log', async () => {
    const { stdout } = await play(short, ['help', 'list', 'rules CC-29a', 'rules', 'log', 'log all', '', 'table', '?'])
    expect(stdout).toContain('D Detectives')
    expect(stdout).toMatch(/ 1\) {2}take D /)
    expect(stdout).toContain('CC-29a  One reveal')
    expect(stdout).toContain('Type "rules" and a number from CC-1 to CC-32.')
    expect(stdout).not.toContain('Not allowed')
  })

  test('without a terminal uses no colours and repeats what was typed, made visible', async () => {
    const { stdout } = await play(short, ['\u001b[31m', 'quit'])
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toContain('> \\u001b[31m\n')
  })

  test('speaks the language that is asked for', async () => {
    const { stdout } = await play([...short, '--lang', 'de'], ['take d', 'take DHM', 'rules CC-8'])
    expect(stdout).toContain('\nDein Zug: ')
    expect(stdout).toContain(' · Du nimmst 1 Detektiv\n')
    expect(stdout).toContain('> take DHM\nNach CC-8 nicht erlaubt: Nimm ')
    expect(stdout).toMatch(/> rules CC-8\nNimm [^]+\nCC-8 {2}/)
  })

  test('at the end of the input stops', async () => {
    const { code, stdout } = await play(short, [])
    expect(code).toBe(0)
    expect(stdout).toMatch(/> \nThe game is not saved\.\n$/)
  })

  test.each([
    [[], /^which game\? choose one of catham-city/],
    [['chess'], /^there is no game "chess"/],
    [['catham-city', 'cat-burglars'], /^play takes the name of one game/],
    [['catham-city', '--seat', '2'], /^--seat must be a whole number from 0 to 1, not "2"/],
    [['catham-city', '--bots', 'random,random'], /^--bots names 2 bots for 1 seat:/],
    [['catham-city', '--record', '/no/such/folder/x'], /^cannot write \/no\/such\/folder\/x/],
  ])('refuses %j', async (args, message) => {
    await expect(command.run(args, 'en')).rejects.toThrow(message)
  })
})

describe.concurrent('resuming', () => {
  test('what cannot be resumed is refused, and the file left as it was', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'game.jsonl')
      await writeFile(path, 'my shopping list\n')
      const { code, stdout, stderr } = await play(['catham-city', '--record', path], ['1'])
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toBe(
        `alleycat: cannot resume from ${path}: it is not a saved game; name another file to start a new game\n`,
      )
      expect(await readFile(path, 'utf8')).toBe('my shopping list\n')
    })
  })

  test('with options that contradict the file is refused', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'game.jsonl')
      await play(['catham-city', '--seed', '3', '--bots', 'random', '--record', path], ['1', '1'])
      const content = await readFile(path, 'utf8')
      const others = [
        ['catham-city', '--seats', '3'],
        ['catham-city', '--seat', '1'],
        ['catham-city', '--seed', '4'],
        ['catham-city', '--bots', 'greedy'],
        ['catham-city', '--options', '{"actionsPerTurn":2}'],
        ['cat-burglars'],
      ]
      for (const args of others) {
        const refusal = /holds a game (with other --[a-z]+|of catham-city): /
        await expect(command.run([...args, '--record', path], 'en')).rejects.toThrow(refusal)
      }
      expect(await readFile(path, 'utf8')).toBe(content)
    })
  })
})
