/** What the operator is told on the terminal, in English. The command line has the same in other languages. */
export const OPERATOR_WORDS = {
  listening: (url: string) => `Alleycat is at ${url} (Ctrl-C stops it)`,
  cutShort: () => 'stopping took too long and was cut short',

  // What keeps the server from starting
  portTaken: (port: number, host: string) => `port ${port} of ${host} cannot be used: something listens there already`,
  badPort: (port: number, host: string, reason: string) => `port ${port} of ${host} cannot be used: ${reason}`,
  cannotOpen: (path: string, reason: string) => `the database ${path} cannot be opened: ${reason}`,
  cannotReach: (reason: string) => `the database cannot be reached: ${reason}`,
  openToOthers: (path: string, mode: string, wanted: string) =>
    `${path} is open to others (mode ${mode}): give it mode ${wanted}`,
  inUse: (path: string) => `another server uses the database ${path}: stop it first, or give this one another`,

  // Settings
  noSetting: (name: string, known: readonly string[]) => `there is no setting ${name}; there are ${known.join(', ')}`,
  whole: (name: string, least: number, most: number, given: string) =>
    `${name} must be a whole number from ${least} to ${most}, not ${given}`,
  factor: (name: string, given: string) => `${name} must be a number from 0 to 100, not ${given}`,
  range: (name: string, example: string, given: string) =>
    `${name} must be two numbers of milliseconds such as ${example}, not ${given}`,
  oneOf: (name: string, values: readonly string[], given: string) =>
    `${name} must be one of ${values.join(', ')}, not ${given}`,
  host: (name: string, given: string) => `${name} must be an address or a name, not ${given}`,
  proxies: (name: string, example: string, given: string) =>
    `${name} must be the number of proxies in front, such as 1, or their addresses, such as ${example}, not ${given}: whoever is not named could claim any address`,
  postgres: (name: string, scheme: string) => `${name} is no valid ${scheme} address`,
  database: (name: string, scheme: string) => `${name} must be ${scheme}… or the path of an SQLite file`,
  publicUrl: (name: string, example: string, given: string) =>
    `${name} must be an address without a path such as ${example}, not ${given}`,
  sessionKeys: (name: string, command: string) =>
    `${name} must be keys of at least 32 bytes in base64, such as ${command} makes`,
  keyFile: (name: string, reason: string) => `${name} names a file that cannot be read: ${reason}`,
  pushHosts: (name: string, bad: string) => `${name} must be names separated by commas, or none; ${bad} is no name`,
  pushContact: (name: string, forms: readonly string[], given: string) =>
    `${name} must be ${forms.join(' or ')}, not ${given}`,

  // Databases and backups
  newerSchema: (schema: number, known: number) =>
    `the database has schema ${schema}, but this version of Alleycat knows only ${known}: use a newer one`,
  noDatabase: (path: string, folder: string, database: string) =>
    `there is no database ${path}: name its folder in ${folder}, or the database itself in ${database}`,
  notEmpty: () => 'the database is not empty: restore into a new one',
  noBackup: (format: string) => `the file is no backup: its first line must say ${format}`,
  newerBackup: (schema: string, known: number) =>
    `the backup has schema ${schema}, but this version of Alleycat knows only ${known}: use a newer one`,
  incomplete: () => 'the backup is incomplete: it does not hold as many rows as it should',
  otherTable: () => 'the backup holds rows of a table that there is not',
  damaged: (line: number) => `line ${line} of the backup is not JSON`,
}

export type OperatorWords = typeof OPERATOR_WORDS

/** The name of a sentence and its details. */
type Fault = {
  [Name in keyof OperatorWords]: readonly [name: Name, ...details: Parameters<OperatorWords[Name]>]
}[keyof OperatorWords]

/** An error that the operator can put right, told in one sentence. */
export class OperatorError extends Error {
  readonly #fault: Fault

  constructor(...fault: Fault) {
    super(sentence(fault, OPERATOR_WORDS))
    this.#fault = fault
  }

  in(words: OperatorWords): string {
    return sentence(this.#fault, words)
  }
}

/** The server cannot start where and with what it should, although its settings are right. */
export class CannotStart extends OperatorError {}

const sentence = ([name, ...details]: Fault, words: OperatorWords): string =>
  (words[name] as (...details: readonly unknown[]) => string)(...details)
