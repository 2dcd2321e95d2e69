import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
/** The built server and app; the environment can name others for work on the tests themselves. */
const MAIN = process.env['E2E_SERVER'] ?? path('../../server/dist/main.js')
const WEB_DIR = process.env['E2E_WEB_DIR'] ?? path('../../web/dist')

/** The settings of the test server: short waits, and no limit that a test could reach. */
const SETTINGS = {
  LOG_LEVEL: 'info',
  ALLEYCAT_WEB_DIR: WEB_DIR,
  ALLEYCAT_WINDOW_MS: '0-0',
  ALLEYCAT_BOT_PACE: '0',
  ALLEYCAT_AWAY_SECONDS: '5',
  ALLEYCAT_REQUESTS_PER_SECOND: '10000',
  ALLEYCAT_REQUEST_BURST: '10000',
  ALLEYCAT_NEW_GUESTS_PER_HOUR: '10000',
  ALLEYCAT_CHAT_PER_MINUTE: '1000',
}

/** A server with an empty database of its own, which can be killed and started again. */
export class GameServer {
  url = ''
  readonly #data: string
  #child: ChildProcess | null = null

  private constructor(data: string) {
    this.#data = data
  }

  static async start(): Promise<GameServer> {
    const server = new GameServer(await mkdtemp(join(tmpdir(), 'alleycat-e2e-')))
    await server.run()
    return server
  }

  /** Starts the server, or starts it again at the same address. */
  async run(): Promise<void> {
    const { PATH = '', HOME = '' } = process.env
    const port = this.url === '' ? '0' : new URL(this.url).port
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH, HOME, PORT: port, DATA_DIR: this.#data, ...SETTINGS },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    this.url = `http://localhost:${await portOf(child)}/`
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM')
    await rm(this.#data, { recursive: true, force: true })
  }

  /** The number of open streams on the server. */
  async streams(): Promise<number> {
    const text = await (await fetch(`${this.url}metrics`)).text()
    return Number(/^alleycat_streams\S* (\d+)/m.exec(text)?.[1] ?? Number.NaN)
  }
}

const portOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const [, port] = /"url":"[^"]+:(\d+)\/?"/.exec(text) ?? []
      if (port !== undefined) resolve(port)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)))
  })
