import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dialect } from '../store/store.ts'
import { startChild, type ChildServer } from '../testing/child.ts'
import { freePort } from '../testing/free-port.ts'
import { createDatabase, startOwnPostgres, type OwnPostgres } from '../testing/postgres.ts'
import { Proxy } from '../testing/proxy.ts'

const hook = (name: string): string => new URL(`../testing/${name}.js`, import.meta.url).href

/** One or two servers on a database of their own, and everything around them that can go wrong. */
export class FaultEnvironment {
  readonly folder = mkdtempSync(join(tmpdir(), 'alleycat-faults-'))
  readonly nodes: ChildServer[] = []
  /** Stands between people and servers, like a proxy that asks another server when one does not answer. */
  front!: Proxy
  /** Stands between servers and PostgreSQL. */
  back: Proxy | undefined
  postgres: OwnPostgres | undefined
  /** The address of the database itself, past the proxy. */
  database!: string
  #address!: string
  #ports!: readonly number[]

  private constructor() {
    this.setCommits('')
  }

  static async create(dialect: Dialect): Promise<FaultEnvironment> {
    const environment = new FaultEnvironment()
    if (dialect === 'postgres') await environment.#usePostgres()
    else environment.database = environment.#address = join(environment.folder, 'data', 'alleycat.db')
    environment.#ports = await Promise.all(Array.from({ length: dialect === 'postgres' ? 2 : 1 }, freePort))
    environment.front = await Proxy.to(...environment.#ports)
    for (const node of environment.#ports.keys()) await environment.start(node)
    return environment
  }

  get url(): string {
    return `http://127.0.0.1:${this.front.port}`
  }

  async start(node = 0): Promise<void> {
    this.setClock(0, node)
    const env = {
      FAULT_FILE: join(this.folder, 'commits'),
      CLOCK_FILE: this.#clock(node),
      ALLEYCAT_TABLES_PER_PERSON: '1000000',
    }
    const hooks = ['bad-disk', 'skewed-clock'].flatMap((name) => ['--import', hook(name)])
    this.nodes[node] = await startChild(this.#address, this.#ports[node]!, env, hooks)
  }

  async kill(signal: NodeJS.Signals, node = 0): Promise<void> {
    await this.nodes[node]!.kill(signal)
  }

  /** Lets commits to SQLite go wrong from now on, in a way of bad-disk.js. */
  setCommits(fault: string): void {
    writeFileSync(join(this.folder, 'commits'), fault)
  }

  /** Puts the clock of a node so many milliseconds ahead. */
  setClock(ahead: number, node = 0): void {
    writeFileSync(this.#clock(node), String(ahead))
  }

  async remove(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill('SIGKILL')))
    this.front.close()
    this.back?.close()
    await this.postgres?.remove()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #usePostgres(): Promise<void> {
    this.postgres = await startOwnPostgres(['max_connections=100'])
    this.database = await createDatabase(this.postgres.url)
    const address = new URL(this.database)
    this.back = await Proxy.to(Number(address.port))
    address.port = String(this.back.port)
    this.#address = address.href
  }

  #clock(node: number): string {
    return join(this.folder, `clock-${node}`)
  }
}
