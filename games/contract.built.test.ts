import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contractSuite, type Candidate } from '@alleycat/engine/contract'
import { expect, test } from 'vitest'
import { GAMES, type CatBurglarsEvent, type CathamCityEvent } from '@alleycat/games'
import * as burglars from './cat-burglars/testing/position.ts'
import * as catham from './catham-city/testing/position.ts'

type Particulars = Pick<Candidate, 'census' | 'hiddenDecides' | 'drawsInSecret' | 'thorough' | 'games'>

const PARTICULARS: Readonly<Record<string, Particulars>> = {
  'catham-city': {
    census: (_, state) => catham.census(state),
    hiddenDecides: (event) => (event as CathamCityEvent | undefined)?.type === 'ask',
    drawsInSecret: catham.drawsInSecret,
    thorough: ['DHMRS', 'HJOPS', 'DJMOP'].flatMap((factions) => [
      { factions, actionsPerTurn: 1 },
      { factions, actionsPerTurn: 2 },
    ]),
    games: 1000,
  },
  'cat-burglars': {
    census: (_, state) => burglars.census(state),
    hiddenDecides: (event) => (event as CatBurglarsEvent | undefined)?.type === 'reveal',
    drawsInSecret: burglars.drawsInSecret,
    thorough: [{ hallOfFame: false }, { hallOfFame: true }],
    games: 1000,
  },
}

function playthroughsOf(id: string): Record<string, string> {
  const folder = fileURLToPath(new URL(`${id}/playthroughs`, import.meta.url))
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : []
  return Object.fromEntries(files.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}

for (const kind of GAMES) {
  const particulars = PARTICULARS[kind.id]
  test(`${kind.id} is put to the test`, () => expect(particulars).toBeDefined())
  if (particulars) contractSuite({ kind, playthroughs: playthroughsOf(kind.id), ...particulars })
}
