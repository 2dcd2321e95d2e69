import { execFile } from 'node:child_process'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { GAMES } from '@alleycat/games'
import { ownCpuTime, type CpuTime } from '../cpu.ts'
import { answerQuestions } from '../processes.ts'
import { boardgameOf } from './game.ts'

export const BOARDGAME_IO = 'boardgame.io, 4 seats, flat out'

const PACKAGE = 'boardgame.io@0.50.2'
/** Its server adds its routes after the middleware was composed, of which later versions make a copy. */
const PACKAGES = [PACKAGE, 'koa-compose@4.1.0'].map((each) => `--package=${each}`)

const SERVER = 'boardgame.io/server'

/** Loads what is installed in a folder. */
const requireFrom = (folder: string): NodeJS.Require => createRequire(join(folder, 'any.js'))

/** It could not be fetched from the registry. */
export class BoardgameIoAway extends Error {}

/** Where npm keeps the package. It is large and used only for this, so it is downloaded on demand. */
export async function fetchBoardgameIo(signal: AbortSignal): Promise<string> {
  const program = 'process.stdout.write(process.env.PATH)'
  const args = ['exec', '--yes', ...PACKAGES, '--', 'node', '-e', program]
  try {
    const { stdout } = await promisify(execFile)('npm', args, { signal, shell: process.platform === 'win32' })
    const folder = dirname(stdout.split(delimiter)[0]!)
    requireFrom(folder).resolve(SERVER)
    return folder
  } catch (error) {
    signal.throwIfAborted()
    throw new BoardgameIoAway(`no ${PACKAGE}: ${(error as Error).message.trimEnd().split('\n').at(-1)}`)
  }
}

/** What the benchmark asks the process of boardgame.io's own server, at which our two games are played. */
export type BoardgameIoQuestions = {
  /** Resolves to the port that it listens on; the package is in this folder. */
  readonly start: (folder: string) => Promise<number>
  readonly cpuTime: () => CpuTime
}

/** As much of the package as is used. */
interface ServerModule {
  Server(options: { games: object[]; origins: string[] }): {
    run(options: { port: number }): Promise<{ appServer: Server }>
  }
}

export function answerAsBoardgameIo(): void {
  const questions: BoardgameIoQuestions = {
    async start(folder) {
      const library = requireFrom(folder)(SERVER) as ServerModule
      const { appServer } = await library.Server({ games: GAMES.map(boardgameOf), origins: [] }).run({ port: 0 })
      appServer.keepAliveTimeout = 0 // A connection that waits for the end of a match is not closed.
      return (appServer.address() as AddressInfo).port
    },
    cpuTime: ownCpuTime,
  }
  answerQuestions(questions)
}
