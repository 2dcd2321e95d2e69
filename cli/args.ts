import { parseArgs } from 'node:util'
import { Complaint } from './errors.ts'
import { visible } from './text.ts'

/** An option of a command. It is a switch unless `value` gives the word that stands for its value in the help. */
interface Option {
  readonly value?: string
}

export type Options<Name extends string> = Readonly<Record<Name, Option>>

/** The arguments of a command, split but not yet checked. */
export class Arguments<Name extends string> {
  readonly positionals: readonly string[]
  readonly #values: ReadonlyMap<string, string>

  constructor(positionals: readonly string[], values: ReadonlyMap<string, string>) {
    this.positionals = positionals
    this.#values = values
  }

  given(name: Name): boolean {
    return this.#values.has(name)
  }

  text(name: Name): string | undefined {
    return this.#values.get(name)
  }

  /** A whole number, or undefined when the option is not given. */
  whole(name: Name, least: number, most: number): number | undefined {
    return this.#number(name, 'whole', /^(0|[1-9][0-9]{0,14})$/, least, most)
  }

  /** A number with or without decimals, or undefined when the option is not given. */
  decimal(name: Name, least: number, most: number): number | undefined {
    return this.#number(name, 'decimal', /^[0-9]{1,9}(\.[0-9]{1,9})?$/, least, most)
  }

  #number(name: Name, kind: 'whole' | 'decimal', shape: RegExp, least: number, most: number): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const value = shape.test(text) ? Number(text) : NaN
    if (value >= least && value <= most) return value
    throw new Complaint(({ errors }) => errors[kind](`--${name}`, least, most, shown(text)))
  }
}

/** Foreign text, quoted and made safe for a sentence. */
export const shown = (text: string): string => `"${visible(text, 60)}"`

/** Splits the arguments of `command`. An unknown argument is a complaint that names the help page. */
export function readArguments<Name extends string>(
  command: string,
  options: Options<Name>,
  args: readonly string[],
): Arguments<Name> {
  const known = new Map<string, Option>(Object.entries(options))
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries([...known].map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }])),
    strict: false,
    tokens: true,
  })
  const positionals: string[] = []
  const values = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const option = known.get(token.name)
    if (!option) throw unknownOption(command, token.rawName)
    values.set(token.name, valueOf(token, option))
  }
  return new Arguments(positionals, values)
}

interface OptionToken {
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function valueOf({ rawName, value, inlineValue }: OptionToken, option: Option): string {
  const { value: example } = option
  if (example === undefined) {
    if (value !== undefined) throw new Complaint(({ errors }) => errors.takesNoValue(rawName, shown(value)))
    return ''
  }
  // In `--game --seats 3` a value was forgotten; a value that starts with a dash is written with an equals sign.
  if (value === undefined || (value.startsWith('-') && value !== '-' && !inlineValue))
    throw new Complaint(({ errors }) => errors.needsValue(rawName, example))
  return value
}

const unknownOption = (command: string, name: string): Complaint =>
  new Complaint(({ errors }) => errors.unknownOption(shown(name), command))
