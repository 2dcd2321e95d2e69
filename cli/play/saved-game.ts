import { readFile } from 'node:fs/promises'
import { botByName } from '@alleycat/bots'
import { RECORD_FORMAT, recordOf, Refusal, type GameKind } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { typed } from '@alleycat/ui/words/typed.ts'
import { detailOf } from '../checking.ts'
import { cannotRead, codeOf, Complaint } from '../errors.ts'
import { replaceFile } from '../output.ts'
import { Presentation } from './presentation.ts'
import type { Sentence } from '../words/words.ts'
import { GameInProgress } from './game-in-progress.ts'

/**
 * Saves a game in progress as a record without a result, with the fields that are needed to continue it. `bots` has a
 * name for each seat and null for the person's. Once the game is over the file is an ordinary record.
 */
export async function saveGame(path: string, { match, seed, players }: GameInProgress): Promise<void> {
  const { result, ...record } = recordOf(match)
  const saved = { ...record, ...(match.over ? { result } : { unfinished: true }), seed, bots: players.bots }
  await replaceFile(path, `${JSON.stringify(saved)}\n`)
}

/** The game saved in a file; null when there is no file yet, or an empty one. */
export async function loadGame(path: string, locale: Locale): Promise<GameInProgress | null> {
  const text = await textOf(path)
  return text === null || text.trim() === '' ? null : gameFrom(text, path, locale)
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw cannotRead(() => path, error)
  }
}

async function gameFrom(text: string, path: string, locale: Locale): Promise<GameInProgress> {
  const noResume = (reason: Sentence): Complaint => new Complaint((words) => words.errors.noResume(path, reason(words)))
  const value = parsed(text)
  if (value === null || value['format'] !== RECORD_FORMAT) throw noResume(({ saved }) => saved.foreign)
  if (value['unfinished'] !== true) throw noResume(({ saved }) => saved.finished)
  const kind = GAMES.find((each) => each.id === value['game'])
  if (!kind) throw noResume(({ saved }) => saved.unknownGame)
  const { bots, seed, steps } = value
  if (!isSeating(bots, kind)) throw noResume(({ saved }) => saved.seating)
  if (typeof seed !== 'string') throw noResume(({ saved }) => saved.missing(typed('seed')))
  if (!Array.isArray(steps)) throw noResume(({ saved }) => saved.missing(typed('steps')))
  const options = kind.readOptions(value['options'])
  if (options instanceof Refusal) throw noResume(detailOf(options.why))
  const presentation = await Presentation.of(kind.id, locale)
  const game = new GameInProgress(kind.create(bots.length, options), presentation, seed, bots)
  for (const [index, step] of steps.entries()) {
    const refusal = game.replay(String(step))
    if (refusal) throw noResume((words) => words.saved.step(index, refusal.rule, detailOf(refusal.why)(words)))
  }
  return game
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function isSeating(value: unknown, { minSeats, maxSeats }: GameKind): value is (string | null)[] {
  return (
    Array.isArray(value) &&
    value.length >= minSeats &&
    value.length <= maxSeats &&
    value.filter((bot) => bot === null).length === 1 &&
    value.every((bot) => bot === null || (typeof bot === 'string' && botByName(bot) !== undefined))
  )
}
