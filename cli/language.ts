import { isLocale, LOCALES, pickLocale, type Locale } from '@alleycat/ui/words/locales.ts'
import { shown } from './args.ts'
import { Complaint } from './errors.ts'

/** The option of every command that describes a game in words. */
export const LANGUAGE_OPTION = {
  value: 'CODE',
  help: `the language in which the game speaks: ${LOCALES.join(', ')}; by default that of LC_ALL, LC_MESSAGES or LANG`,
}

type Environment = Readonly<Partial<Record<string, string>>>

/** The language asked for, or that of the first locale variable that is set (POSIX, locale(7)). */
export function localeFrom(asked: string | undefined, environment: Environment = process.env): Locale {
  if (asked === undefined) {
    const { LC_ALL, LC_MESSAGES, LANG } = environment
    return pickLocale([(LC_ALL || LC_MESSAGES || LANG || '').replace(/[_.@].*$/, '')])
  }
  if (isLocale(asked)) return asked
  throw new Complaint(`there is no language ${shown(asked)}: choose one of ${LOCALES.join(', ')}`)
}
