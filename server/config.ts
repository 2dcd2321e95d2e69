import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { OperatorError } from './operator-words.ts'

/** Everything that an operator can set, read from the environment once. docs/self-hosting.md has the same table. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The address `postgres://…`, or the path of an SQLite file. */
  readonly database: string
  readonly dataDir: string
  /** The address at which browsers reach this server, without a trailing slash; undefined accepts any host. */
  readonly publicUrl: string | undefined
  /** The keys that sessions are signed with, the newest first; `KEPT_KEY` stands for the one in the database. */
  readonly sessionKeys: readonly string[]
  readonly logLevel: LogLevel
  /** How many proxies stand in front, or their addresses: whom to believe about the address of a client. */
  readonly trustProxy: number | readonly string[]
  /** The folder of the built web app, which is served if it exists. */
  readonly webDir: string
  readonly window: { readonly min: number; readonly max: number }
  readonly botPace: number
  readonly awayAfter: number
  readonly botThreads: number
  readonly tableBytes: number
  readonly databaseConnections: number
  readonly limits: Limits
  readonly pushHosts: readonly string[]
  readonly pushContact: string
  /** The token that /metrics requires; when undefined, only this machine may read them. */
  readonly metricsToken: string | undefined
}

export interface Limits {
  readonly bodyBytes: number
  readonly requestsPerSecond: number
  readonly requestBurst: number
  readonly newGuestsPerHour: number
  readonly tablesPerPerson: number
  readonly cupsPerPerson: number
  readonly streamsPerPerson: number
  readonly streamsPerAddress: number
  readonly tablesPerStream: number
  readonly chatPerMinute: number
  readonly tokensPerPerson: number
  readonly invitationsPerHour: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** An error in the configuration; the process ends with exit code 2. */
export class ConfigError extends OperatorError {}

type Environment = Readonly<Record<string, string | undefined>>

/** The meaning and the default of every setting; a test compares the table of docs/self-hosting.md with it. */
export const SETTINGS = {
  PORT: { standard: '4040', help: 'port to listen on; 0 takes any free one' },
  HOST: { standard: '127.0.0.1', help: 'address to listen on; 0.0.0.0 or :: for all' },
  DATABASE_URL: {
    standard: '',
    help: '`postgres://…`, or the path of an SQLite file; by default `alleycat.db` in DATA_DIR',
  },
  DATA_DIR: { standard: './data', help: 'folder for the SQLite file' },
  PUBLIC_URL: {
    standard: '',
    help: 'address browsers use, such as `https://cats.example`; needed for passkeys behind a proxy',
  },
  ALLEYCAT_SESSION_KEYS: {
    standard: 'database',
    help: 'keys that sign sessions, the newest first, or `file:` and the path of a file of them; `database` is the key kept there',
  },
  LOG_LEVEL: { standard: 'info', help: 'one of fatal, error, warn, info, debug, trace, silent' },
  TRUST_PROXY: {
    standard: '0',
    help: 'how many proxies in front set X-Forwarded-For, such as `1`; or their addresses, such as `10.0.0.0/8,::1`',
  },
  ALLEYCAT_WEB_DIR: { standard: '', help: 'folder of the built web app; by default the one shipped' },
  ALLEYCAT_WINDOW_MS: {
    standard: '1500-4000',
    help: 'how long most people take to answer; no answer window is shorter than the first (CC-27a)',
  },
  ALLEYCAT_BOT_PACE: { standard: '1', help: 'factor on the time bots seem to think; 0 for none' },
  ALLEYCAT_AWAY_SECONDS: { standard: '90', help: 'a person gone for so long from a live table is played for' },
  ALLEYCAT_BOT_THREADS: { standard: '1', help: 'threads that think for bots' },
  ALLEYCAT_TABLE_MEGABYTES: {
    standard: '256',
    help: 'memory for tables, about 20 KiB each; those that somebody follows stay even if they take more',
  },
  ALLEYCAT_DATABASE_CONNECTIONS: {
    standard: '10',
    help: 'connections to PostgreSQL, beside one for moves and one for news',
  },
  ALLEYCAT_BODY_BYTES: { standard: '16384', help: 'largest request body' },
  ALLEYCAT_REQUESTS_PER_SECOND: { standard: '20', help: 'requests a person or an address may make in the long run' },
  ALLEYCAT_REQUEST_BURST: { standard: '100', help: 'and at once' },
  ALLEYCAT_NEW_GUESTS_PER_HOUR: { standard: '60', help: 'new guests from one address' },
  ALLEYCAT_TABLES_PER_PERSON: { standard: '30', help: 'unfinished tables a person may have started or sit at' },
  ALLEYCAT_CUPS_PER_PERSON: { standard: '10', help: 'unfinished cups a person may host or be in' },
  ALLEYCAT_STREAMS_PER_PERSON: { standard: '12', help: 'open streams of one person, on one node' },
  ALLEYCAT_STREAMS_PER_ADDRESS: { standard: '200', help: 'open streams from one address, on one node' },
  ALLEYCAT_TABLES_PER_STREAM: { standard: '40', help: 'tables one stream follows' },
  ALLEYCAT_CHAT_PER_MINUTE: { standard: '20', help: 'messages and reactions of one person' },
  ALLEYCAT_TOKENS_PER_PERSON: { standard: '20', help: 'API tokens of one person' },
  ALLEYCAT_INVITATIONS_PER_HOUR: { standard: '30', help: 'invitations that one person sends' },
  ALLEYCAT_PUSH_HOSTS: {
    standard: 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    help: 'push services that notifications may go to; none turns them off',
  },
  ALLEYCAT_PUSH_CONTACT: { standard: 'mailto:nobody@example.invalid', help: 'whom a push service may write to' },
  ALLEYCAT_METRICS_TOKEN: {
    standard: '',
    help: '/metrics is for those who send it as X-Metrics-Token; by default for this machine alone',
  },
} as const

type Name = keyof typeof SETTINGS

export function readConfig(env: Environment): Config {
  refuseUnknown(env)
  const text = (name: Name): string => env[name]?.trim() || SETTINGS[name].standard
  const whole = (name: Name, least: number, most: number): number => wholeNumber(name, text(name), least, most)
  const dataDir = resolve(text('DATA_DIR'))
  return {
    port: whole('PORT', 0, 65535),
    host: hostName(text('HOST')),
    database: databaseOf(text('DATABASE_URL'), dataDir),
    dataDir,
    publicUrl: publicUrlOf(text('PUBLIC_URL')),
    sessionKeys: sessionKeysOf(text('ALLEYCAT_SESSION_KEYS')),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL'), LOG_LEVELS),
    trustProxy: proxiesOf(text('TRUST_PROXY')),
    webDir: text('ALLEYCAT_WEB_DIR'),
    window: range('ALLEYCAT_WINDOW_MS', text('ALLEYCAT_WINDOW_MS')),
    botPace: factor('ALLEYCAT_BOT_PACE', text('ALLEYCAT_BOT_PACE')),
    awayAfter: whole('ALLEYCAT_AWAY_SECONDS', 5, 86_400) * 1000,
    botThreads: whole('ALLEYCAT_BOT_THREADS', 1, 64),
    tableBytes: whole('ALLEYCAT_TABLE_MEGABYTES', 1, 1_000_000) * 2 ** 20,
    databaseConnections: whole('ALLEYCAT_DATABASE_CONNECTIONS', 1, 500),
    limits: {
      bodyBytes: whole('ALLEYCAT_BODY_BYTES', 1024, 1_048_576),
      requestsPerSecond: whole('ALLEYCAT_REQUESTS_PER_SECOND', 1, 1_000_000),
      requestBurst: whole('ALLEYCAT_REQUEST_BURST', 1, 1_000_000),
      newGuestsPerHour: whole('ALLEYCAT_NEW_GUESTS_PER_HOUR', 1, 1_000_000),
      tablesPerPerson: whole('ALLEYCAT_TABLES_PER_PERSON', 1, 1_000_000),
      cupsPerPerson: whole('ALLEYCAT_CUPS_PER_PERSON', 1, 1_000_000),
      streamsPerPerson: whole('ALLEYCAT_STREAMS_PER_PERSON', 1, 1_000_000),
      streamsPerAddress: whole('ALLEYCAT_STREAMS_PER_ADDRESS', 1, 1_000_000),
      tablesPerStream: whole('ALLEYCAT_TABLES_PER_STREAM', 1, 1000),
      chatPerMinute: whole('ALLEYCAT_CHAT_PER_MINUTE', 1, 1_000_000),
      tokensPerPerson: whole('ALLEYCAT_TOKENS_PER_PERSON', 1, 1000),
      invitationsPerHour: whole('ALLEYCAT_INVITATIONS_PER_HOUR', 1, 1_000_000),
    },
    pushHosts: pushHostsOf(text('ALLEYCAT_PUSH_HOSTS')),
    pushContact: contact(text('ALLEYCAT_PUSH_CONTACT')),
    metricsToken: text('ALLEYCAT_METRICS_TOKEN') || undefined,
  }
}

function refuseUnknown(env: Environment): void {
  const stray = Object.keys(env).find((name) => name.startsWith('ALLEYCAT_') && !Object.hasOwn(SETTINGS, name))
  if (stray === undefined) return
  const known = Object.keys(SETTINGS).filter((name) => name.startsWith('ALLEYCAT_'))
  throw new ConfigError('noSetting', stray, known)
}

function wholeNumber(name: Name, text: string, least: number, most: number): number {
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  throw new ConfigError('whole', name, least, most, JSON.stringify(text))
}

function factor(name: Name, text: string): number {
  const value = /^[0-9]{1,3}(\.[0-9]{1,3})?$/.test(text) ? Number(text) : NaN
  if (value <= 100) return value
  throw new ConfigError('factor', name, JSON.stringify(text))
}

function range(name: Name, text: string): { min: number; max: number } {
  const [, min, max] = /^([0-9]{1,6})-([0-9]{1,6})$/.exec(text) ?? []
  if (min !== undefined && max !== undefined && Number(min) <= Number(max))
    return { min: Number(min), max: Number(max) }
  throw new ConfigError('range', name, SETTINGS[name].standard, JSON.stringify(text))
}

function oneOf<const T extends string>(name: Name, text: string, values: readonly T[]): T {
  const value = values.find((each) => each === text)
  if (value !== undefined) return value
  throw new ConfigError('oneOf', name, values, JSON.stringify(text))
}

function hostName(text: string): string {
  if (isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text)) return text
  throw new ConfigError('host', 'HOST', JSON.stringify(text))
}

/** A client writes what it likes into X-Forwarded-For, so only what known proxies have added to it is believed. */
function proxiesOf(text: string): number | readonly string[] {
  if (text === 'false') return 0
  if (/^[0-9]+$/.test(text)) return wholeNumber('TRUST_PROXY', text, 0, 10)
  const addresses = text.split(',').map((each) => each.trim())
  if (addresses.every(isNetwork)) return addresses
  throw new ConfigError('proxies', 'TRUST_PROXY', '10.0.0.0/8,::1', JSON.stringify(text))
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    length === undefined ||
    (/^[0-9]{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= (version === 4 ? 32 : 128))
  )
}

function databaseOf(text: string, dataDir: string): string {
  if (text === '') return join(dataDir, 'alleycat.db')
  if (isPostgres(text)) {
    if (URL.canParse(text)) return text
    throw new ConfigError('postgres', 'DATABASE_URL', 'postgres://')
  }
  // The address is not shown, because it may hold a password.
  if (text.includes('://')) throw new ConfigError('database', 'DATABASE_URL', 'postgres://')
  return resolve(text)
}

export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database)

function publicUrlOf(text: string): string | undefined {
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin
  throw new ConfigError('publicUrl', 'PUBLIC_URL', 'https://cats.example', JSON.stringify(text))
}

/** The word for the key that the database holds. */
export const KEPT_KEY = 'database'

/** Keys are not shown, because they are secret. */
function sessionKeysOf(text: string): string[] {
  const keys = (text.startsWith('file:') ? contentOf(text.slice('file:'.length)) : text)
    .split(/[\s,]+/)
    .filter((key) => key !== '')
  if (keys.length > 0 && keys.every((key) => key === KEPT_KEY || /^[\w+/-]{43,}={0,2}$/.test(key))) return keys
  throw new ConfigError('sessionKeys', 'ALLEYCAT_SESSION_KEYS', '`openssl rand -base64 32`')
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new ConfigError('keyFile', 'ALLEYCAT_SESSION_KEYS', (error as Error).message)
  }
}

function pushHostsOf(text: string): string[] {
  if (text === 'none') return []
  const hosts = text.split(',').map((each) => each.trim())
  const bad = hosts.find((each) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(each))
  if (bad === undefined) return hosts
  throw new ConfigError('pushHosts', 'ALLEYCAT_PUSH_HOSTS', JSON.stringify(bad))
}

function contact(text: string): string {
  if (/^(mailto:|https:\/\/)[^\s]+$/.test(text)) return text
  throw new ConfigError('pushContact', 'ALLEYCAT_PUSH_CONTACT', ['mailto:…', 'https://…'], JSON.stringify(text))
}
