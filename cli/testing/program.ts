import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../bin/alleycat.js', import.meta.url))
const BUNDLE = fileURLToPath(new URL('../dist/main.js', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Starts the program as it is shipped. */
export function startAlleycat(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<Writable, Readable, Readable> {
  if (!existsSync(BUNDLE)) throw new Error('the program is not built: run "npm run build" before its tests')
  // The tests must not depend on the locale of whoever runs them.
  const env = { ...process.env, LC_ALL: 'C', ...environment }
  return spawn(process.execPath, [PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'pipe'], env })
}

/** Runs the program to its end with `input` as its standard input. */
export async function alleycat(
  args: readonly string[],
  input: string | Uint8Array = '',
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = startAlleycat(args, environment)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  // The program may exit without reading all its input, which breaks the pipe.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { code, ...output }
}

/** Calls `use` with an empty folder, which is removed afterwards. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'alleycat-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Matches a stack trace or a message of Node.js itself, which nobody should ever see. */
export const LOOKS_LIKE_A_CRASH = /^\s+at .+:\d+:\d+|node:internal|Node\.js v\d|this should not have happened/m
