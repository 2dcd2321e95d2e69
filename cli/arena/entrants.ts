import { BOT_NAMES, botByName } from '@alleycat/bots'
import { shown } from '../args.ts'
import { Complaint } from '../errors.ts'

/** The prefix that names a bot outside the process; the command that starts it follows. */
const EXEC = 'exec:'

export const isOutside = (name: string): boolean => name.startsWith(EXEC)

/** The bots of a list with commas. Between quotes, single or double, a comma is a part of the name. */
export function entrantsFrom(text: string | undefined): string[] {
  if (text === undefined) throw new Complaint(({ errors }) => errors.whichBots)
  const names = splitOutsideQuotes(text, ',').map((name) => name.trim())
  for (const name of names) {
    if (isOutside(name) ? commandOf(name).length > 0 : botByName(name)) continue
    throw new Complaint(({ errors }) => errors.noEntrant(shown(name), BOT_NAMES.join(', '), EXEC))
  }
  return names
}

/** The words of a bot's command. They are separated by spaces; a quoted part stays whole and loses its quotes. */
export const commandOf = (name: string): string[] =>
  splitOutsideQuotes(name.slice(EXEC.length), ' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(QUOTED, (quoted) => quoted.slice(1, -1)))

const QUOTED = /"[^"]*"|'[^']*'/g

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts = ['']
  let quote = ''
  for (const character of text) {
    if (character === quote) quote = ''
    else if (quote === '' && (character === '"' || character === "'")) quote = character
    if (quote === '' && character === separator) parts.push('')
    else parts.push(parts.pop()! + character)
  }
  if (quote !== '') throw new Complaint(({ errors }) => errors.openQuote(quote, shown(text)))
  return parts
}
