import type { RulesBlock, RulesSection, RulesText } from '@alleycat/ui/learn/rules.ts'

/** A piece of a text; `hit` where it was searched for. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** Sections with the blocks that have all the words; their own title may have some of them. */
export function searchRules({ sections }: RulesText, query: string): RulesSection[] {
  const words = wordsOf(query)
  if (words.length === 0) return [...sections]
  return sections.flatMap((section) => {
    const body = section.body.filter((block) => hasAll([section.title, ...textsOf(block)], words))
    const isNamed = hasAll([section.title, ...section.rules], words)
    if (isNamed) return [section]
    return body.length > 0 ? [{ ...section, body }] : []
  })
}

/** The text cut where the words of a query stand in it. */
export function highlight(text: string, query: string): Piece[] {
  const { plain, origin } = folded(text)
  const hits = wordsOf(query).flatMap((word) => occurrences(plain, word))
  const isHit = Array.from({ length: text.length }, () => false)
  for (const [from, to] of hits) isHit.fill(true, origin[from], origin[to])
  const pieces: Piece[] = []
  for (let from = 0; from < text.length;) {
    let to = from + 1
    while (to < text.length && isHit[to] === isHit[from]) to++
    pieces.push({ text: text.slice(from, to), hit: isHit[from]! })
    from = to
  }
  return pieces
}

/** Whether an address that names a rule or a section means this block: where a rule stands in several, the first. */
export function blockFor({ sections }: RulesText, name: string): { section: string; block: number | null } | null {
  for (const { id, body } of sections) {
    const block = body.findIndex((each) => rulesOf(each).includes(name))
    if (block >= 0) return { section: id, block }
  }
  const section = sections.find(({ id, rules }) => id === name || rules.includes(name))
  return section ? { section: section.id, block: null } : null
}

export const rulesOf = (block: RulesBlock): readonly string[] => ('rules' in block ? (block.rules ?? []) : [])

function textsOf(block: RulesBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return [...block.items, ...rulesOf(block)]
    case 'picture':
      return [block.caption]
    default:
      return [block.text, ...rulesOf(block)]
  }
}

const hasAll = (texts: readonly string[], words: readonly string[]): boolean => {
  const plain = texts.map((text) => folded(text).plain)
  return words.every((word) => plain.some((text) => text.includes(word)))
}

const wordsOf = (query: string): string[] =>
  folded(query)
    .plain.split(/\s+/)
    .filter((word) => word !== '')

function occurrences(text: string, word: string): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length])
  return found
}

/** Letters that do not come apart into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', '’': "'" }

/** A text without accents and capitals, which are then found without typing them; `origin` leads back to the text. */
function folded(text: string): { plain: string; origin: number[] } {
  let plain = ''
  const origin: number[] = []
  let at = 0
  for (const letter of text) {
    const small = letter.toLowerCase()
    const bare = PLAIN[small] ?? small.normalize('NFD').replaceAll(/\p{M}/gu, '')
    plain += bare
    for (let i = 0; i < bare.length; i++) origin.push(at)
    at += letter.length
  }
  origin.push(at)
  return { plain, origin }
}
