import { readConfig } from './config.ts'
import { CannotStart, OPERATOR_WORDS, OperatorError, type OperatorWords } from './operator-words.ts'
import { startServer } from './server.ts'

const EXIT_BAD_SETTINGS = 2
const EXIT_FAILED = 1
/** Longer than requests that are being answered get, shorter than the ten seconds after which containers are killed. */
const STOP_MS = 8000

/** Runs the server until it is told to stop. Resolves to the exit code. The log is in English whatever the words are. */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  words: OperatorWords = OPERATOR_WORDS,
): Promise<number> {
  try {
    const server = await startServer(readConfig(env))
    server.app.log.info({ url: server.url }, 'listening')
    if (process.stdout.isTTY) process.stdout.write(`\n${words.listening(server.url)}\n\n`)
    await told('SIGTERM', 'SIGINT')
    const limit = setTimeout(() => giveUp(words), STOP_MS)
    await server.stop()
    limit.unref() // It ends a process that something keeps alive all the same.
    return 0
  } catch (error) {
    const isOurs = error instanceof OperatorError
    const text = isOurs ? error.in(words) : error instanceof Error ? error.message : String(error)
    process.stderr.write(`alleycat: ${text}\n`)
    return isOurs && !(error instanceof CannotStart) ? EXIT_BAD_SETTINGS : EXIT_FAILED
  }
}

/**
 * Something hangs, such as a disk that does not answer. Everything acknowledged is kept, so nothing is lost by an end that
 * waits for no thread.
 */
function giveUp(words: OperatorWords): void {
  process.stderr.write(`alleycat: ${words.cutShort()}\n`)
  process.kill(process.pid, 'SIGKILL')
}

const told = (...signals: readonly NodeJS.Signals[]): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve())
  })
