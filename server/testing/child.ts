import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quickEnvironment } from './quick-environment.ts'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** The built server in a process of its own, which can be killed. */
export interface ChildServer {
  readonly url: string
  readonly process: ChildProcess
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const spawnServer = (
  database: string,
  port: number,
  env: Record<string, string>,
  execArgv: readonly string[],
  options: SpawnOptions,
): ChildProcess => {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, [...execArgv, MAIN], {
    env: { PATH, HOME, ...quickEnvironment(database, { PORT: String(port), LOG_LEVEL: 'info', ...env }) },
    ...options,
  })
}

/** A user to whom permissions apply, for tests that are run by root, to whom they do not. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534 } : {}

/** Starts a server that cannot start: resolves to its exit code and what it says. */
export async function endOfStart(
  database: string,
  port: number,
  options: SpawnOptions = {},
): Promise<{ code: number | null; text: string }> {
  const child = spawnServer(database, port, { LOG_LEVEL: 'silent' }, [], { stdio: 'pipe', ...options })
  let text = ''
  child.stderr!.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, text }
}

export async function startChild(
  database: string,
  port: number,
  env: Record<string, string> = {},
  execArgv: readonly string[] = [],
  options: SpawnOptions = {},
): Promise<ChildServer> {
  const stdio: SpawnOptions['stdio'] = ['ignore', 'pipe', 'inherit', 'ipc']
  const child = spawnServer(database, port, env, execArgv, { stdio, ...options })
  const url = await listening(child)
  return {
    url,
    process: child,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}

const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const [, url] = /"url":"([^"]+)"/.exec(text) ?? []
      if (url !== undefined) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)))
  })
