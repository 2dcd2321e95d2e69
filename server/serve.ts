import { ConfigError, readConfig } from './config.ts'
import { startServer } from './server.ts'
import { NewerSchema } from './store/migrations.ts'

const EXIT_BAD_SETTINGS = 2
const EXIT_FAILED = 1
/** Longer than requests that are being answered get, shorter than the ten seconds after which containers are killed. */
const STOP_MS = 8000

/** Runs the server until it is told to stop. Resolves to the exit code. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  try {
    const server = await startServer(readConfig(env))
    server.app.log.info({ url: server.url }, 'listening')
    if (process.stdout.isTTY) process.stdout.write(`\nAlleycat is at ${server.url} (Ctrl-C stops it)\n\n`)
    await told('SIGTERM', 'SIGINT')
    const limit = setTimeout(giveUp, STOP_MS)
    await server.stop()
    clearTimeout(limit)
    return 0
  } catch (error) {
    const isSetting = error instanceof ConfigError || error instanceof NewerSchema
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`alleycat: ${text}\n`)
    return isSetting ? EXIT_BAD_SETTINGS : EXIT_FAILED
  }
}

/**
 * Something hangs, such as a disk that does not answer. Everything acknowledged is kept, so nothing is lost by an end that
 * waits for no thread.
 */
function giveUp(): void {
  process.stderr.write('alleycat: stopping took too long and was cut short\n')
  process.kill(process.pid, 'SIGKILL')
}

const told = (...signals: readonly NodeJS.Signals[]): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve())
  })
