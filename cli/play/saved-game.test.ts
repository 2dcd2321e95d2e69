import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { Presentation } from './presentation.ts'
import { inFolder } from '../testing/program.ts'
import { GameInProgress } from './game-in-progress.ts'
import { loadGame, saveGame } from './saved-game.ts'

const kind = GAMES[0]!

/** A game in which seat 1 has decided twice. */
async function gameUnderWay(): Promise<GameInProgress> {
  const presentation = await Presentation.of(kind.id, 'en')
  const game = new GameInProgress(kind.create(2, kind.defaults), presentation, 'saved', ['random', null])
  for (let decisions = 0; decisions < 2; decisions++) {
    while (game.advance());
    game.decide(game.match.legal(1)[0]!)
  }
  while (game.advance());
  return game
}

describe('a saved game', () => {
  test('is loaded as it was', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'game.jsonl')
      const game = await gameUnderWay()
      await saveGame(path, game)
      const loaded = (await loadGame(path, 'en'))!
      expect(loaded.match.steps).toEqual(game.match.steps)
      expect({ view: loaded.view, news: loaded.news, log: loaded.log }).toEqual({
        view: game.view,
        news: game.news,
        log: game.log,
      })
      expect({ seed: loaded.seed, bots: loaded.players.bots }).toEqual({ seed: 'saved', bots: ['random', null] })
      expect(await readdir(folder)).toEqual(['game.jsonl'])
    })
  })

  test('is null when the file is missing or empty', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'game.jsonl')
      expect(await loadGame(path, 'en')).toBeNull()
      await writeFile(path, '')
      expect(await loadGame(path, 'en')).toBeNull()
    })
  })

  test('that is broken or foreign is refused with what is wrong, and left as it was', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'game.jsonl')
      await saveGame(path, await gameUnderWay())
      const good = JSON.parse(await readFile(path, 'utf8')) as { steps: string[] }
      const finished = { ...good, unfinished: undefined, result: { winners: [0], scores: [16, 0] } }
      const spoilt: [unknown, RegExp][] = [
        [7, /it is not a saved game/],
        [null, /it is not a saved game/],
        [{}, /it is not a saved game/],
        [finished, /it holds a game that is finished/],
        [{ ...good, game: 'chess' }, /does not know/],
        [{ ...good, bots: ['random', 'random'] }, /"bots" does not say who sits where/],
        [{ ...good, bots: ['gary', null] }, /"bots" does not say who sits where/],
        [{ ...good, bots: [null] }, /"bots" does not say who sits where/],
        [{ ...good, seed: 7 }, /"seed" is missing/],
        [{ ...good, steps: 7 }, /"steps" is missing/],
        [{ ...good, options: {} }, /"factions" must be/],
        [{ ...good, steps: good.steps.with(1, '1 take D') }, /step 1 breaks CC-7/],
        [{ ...good, steps: good.steps.with(1, '0 \u009b') }, /step 1 breaks notation, .*\\u009b/],
        [{ ...good, steps: [null] }, /step 0 breaks notation/],
      ]
      for (const [value, message] of spoilt) {
        await writeFile(path, JSON.stringify(value))
        await expect(loadGame(path, 'en')).rejects.toThrow(message)
        expect(await readFile(path, 'utf8')).toBe(JSON.stringify(value))
      }
      await expect(loadGame(folder, 'en')).rejects.toThrow('it is a folder')
    })
  })
})
