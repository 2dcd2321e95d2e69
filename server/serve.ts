import { ConfigError, readConfig } from './config.ts'
import { startServer } from './server.ts'
import { NewerSchema } from './store/migrations.ts'

const EXIT_BAD_SETTINGS = 2
const EXIT_FAILED = 1

/** Runs the server until it is told to stop. Resolves to the exit code. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  try {
    const server = await startServer(readConfig(env))
    server.app.log.info({ url: server.url }, 'listening')
    if (process.stdout.isTTY) process.stdout.write(`\nAlleycat is at ${server.url} (Ctrl-C stops it)\n\n`)
    await told('SIGTERM', 'SIGINT')
    await server.stop()
    return 0
  } catch (error) {
    const isSetting = error instanceof ConfigError || error instanceof NewerSchema
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`alleycat: ${text}\n`)
    return isSetting ? EXIT_BAD_SETTINGS : EXIT_FAILED
  }
}

const told = (...signals: readonly NodeJS.Signals[]): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve())
  })
