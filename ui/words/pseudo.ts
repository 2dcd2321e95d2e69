/** Letters that look like the plain ones, so that a text stays readable. */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceginosuyzACEGINOSUYZ', (plain, at) => [plain, Array.from('áćéģíñóšúýžÁĆÉĢÍÑÓŠÚÝŽ')[at]!]),
)

/** What makes a text longer: words of common lengths, so that it breaks into lines as a language does. */
const FILLING = ['öné', 'twö', 'threé', 'föur', 'fivé'] as const

/** Translations are up to this much longer than the English text. */
const GROWTH = 0.4

/** Keys whose values are no words, or have room for a letter or two only. */
const KEPT = new Set(['id', 'kind', 'rules', 'cards', 'times', 'less', 'outOf'])

/** A section of messages may have the name of such a key, unless it is one of letters or of codes. */
const isKept = (key: string, value: unknown): boolean =>
  key === 'initials' || (key === 'origins' && Object.values(value as object).includes('printed'))
    ? true
    : KEPT.has(key) && (typeof value !== 'object' || Array.isArray(value))

/** A text with accents and 40 % longer. */
export function pseudoText(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text
  const accented = Array.from(text, (letter) => ACCENTED[letter] ?? letter).join('')
  let more = ''
  for (let at = 0; more.length < text.length * GROWTH; at++) more += ` ${FILLING[at % FILLING.length]}`
  return accented + more
}

/** All the words of a language in no language: a text that shows up plain was never a message. */
export function pseudo<T>(words: T): T {
  return transformed(words) as T
}

function transformed(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...details: unknown[]) => transformed((value as (...details: unknown[]) => unknown)(...details))
  if (Array.isArray(value)) return value.map(transformed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, isKept(key, each) ? each : transformed(each)] as const),
  )
}
