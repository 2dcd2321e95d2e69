import { isLocale, LOCALES, pickLocale, type Locale } from '@alleycat/ui/words/locales.ts'
import { shown } from './args.ts'
import { Complaint } from './errors.ts'

/** The option of every command. */
export const LANGUAGE_OPTION = { value: 'CODE' }

/** The codes of the languages, as a sentence lists them. */
export const LANGUAGES = LOCALES.join(', ')

type Environment = Readonly<Partial<Record<string, string>>>

/** The language asked for, or that of the first locale variable that is set (POSIX, locale(7)). */
export function localeFrom(asked: string | undefined, environment: Environment = process.env): Locale {
  if (asked === undefined) {
    const { LC_ALL, LC_MESSAGES, LANG } = environment
    return pickLocale([(LC_ALL || LC_MESSAGES || LANG || '').replace(/[_.@].*$/, '')])
  }
  if (isLocale(asked)) return asked
  throw new Complaint(({ errors }) => errors.noLanguage(shown(asked), LANGUAGES))
}

const NAME = '--lang'

/** The language of the program's answers, and the arguments without the option that asks for it. */
export function languageFrom(args: readonly string[]): { locale: Locale; args: readonly string[] } {
  const end = args.indexOf('--')
  const at = args.findIndex((arg, index) => (arg === NAME || arg.startsWith(`${NAME}=`)) && (end < 0 || index < end))
  const given = args[at]
  if (given === undefined) return { locale: localeFrom(undefined), args }
  const isInline = given !== NAME
  const asked = isInline ? given.slice(NAME.length + 1) : args[at + 1]
  if (asked === undefined) throw new Complaint(({ errors }) => errors.needsValue(NAME, LANGUAGE_OPTION.value))
  return { locale: localeFrom(asked), args: args.toSpliced(at, isInline ? 1 : 2) }
}
