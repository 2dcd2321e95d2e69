import { wrapped } from '@alleycat/ui/terminal/text.ts'
import type { Options } from './args.ts'
import { exitCodes } from './errors.ts'
import { LANGUAGES, LANGUAGE_OPTION } from './language.ts'
import type { Words } from './words/words.ts'

/** A paragraph; a sample that begins with a space and stands as it is; or terms, each with what it means. */
type Block = string | readonly (readonly [term: string, meaning: string])[]

/** What a help page says about a command with these options. */
export interface Page<Name extends string> {
  readonly about: readonly Block[]
  readonly options: Readonly<Record<Name, string>>
}

/** What is the same on the page in every language. */
interface Frame<Name extends string> {
  readonly usage: string
  readonly options: Options<Name>
  /** Command lines that can be tried. */
  readonly examples: readonly string[]
}

const WIDTH = 80

/** A help page in the shape that all of them share; every command also has `--lang` and `--help`. */
export function helpPage<Name extends string>(
  { usage, options, examples }: Frame<Name>,
  { about, options: meanings }: Page<Name>,
  words: Words,
): string {
  const { page } = words.help
  const rows = [
    ...(Object.keys(options) as Name[]).map((name) => [optionText(name, options[name]), meanings[name]] as const),
    [optionText('lang', LANGUAGE_OPTION), page.language(LANGUAGES)] as const,
    ['--help', page.help] as const,
  ]
  return `${page.usage(usage)}

${about.map(blockText).join('\n\n')}

${page.options}
${columns(rows, OPTION_COLUMN)}

${page.examples}
${examples.map((each) => `  ${each}`).join('\n')}

${exitCodes(words)}
`
}

const OPTION_COLUMN = 18

const optionText = (name: string, { value }: { readonly value?: string }): string =>
  `--${name}${value === undefined ? '' : ` ${value}`}`

function blockText(block: Block): string {
  if (typeof block === 'string') return block.startsWith(' ') ? block : wrapped(block, WIDTH).join('\n')
  return columns(block, Math.max(...block.map(([term]) => term.length)) + 4)
}

/** Terms with their meanings in one column, which begins on the next line where a term is too long for that. */
const columns = (rows: readonly (readonly [term: string, meaning: string])[], column: number): string =>
  rows
    .flatMap(([term, meaning]) => {
      const left = `  ${term}`
      const right = wrapped(meaning, WIDTH - column)
      const first = left.length < column ? `${left.padEnd(column)}${right.shift()}` : left
      return [first, ...right.map((line) => ' '.repeat(column) + line)]
    })
    .join('\n')
