import type { RulesBlock, RulesSection, RulesText } from '@alleycat/ui/learn/rules.ts'
import { isQuestionWord } from './question-words.ts'
import { nearestWord } from './spelling.ts'

/** A piece of a text; `hit` where it was searched for. */
interface Piece {
  readonly text: string
  readonly hit: boolean
}

/**
 * Sections with the blocks that have all the words; their own title may have some of them. A question leads to the blocks that
 * come nearest to what it asks for, and so does a query that no block has whole.
 */
export function searchRules({ sections }: RulesText, query: string): RulesSection[] {
  const words = wordsOf(query)
  if (words.length === 0) return [...sections]
  const parts = partsOf(query)
  const asked = askedFor(parts)
  // The words of which questions are made stand in long passages, whatever those are about.
  const found = asked.length < parts.length ? [] : withAll(sections, words)
  if (found.length > 0) return namedFirst(found, words)
  const named = sections.filter(({ title }) => isAbout(title, asked))
  if (named.length > 0 && !isAskedWhole(sections, parts)) return named
  return nearest(sections, asked, parts.filter(isQuestionWord))
}

/** The words of a query that say what is asked for; all of them where none does. */
function askedFor(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isQuestionWord(word))
  return telling.length > 0 ? telling : words
}

/** Whether a title is about what is asked for: it has all of that, and not much else. */
function isAbout(title: string, asked: readonly string[]): boolean {
  const words = partsOf(title)
  const isNamed = (word: string): boolean =>
    words.some((each) => each.startsWith(word) && each.length <= word.length + LONGEST_ENDING)
  return asked.every(isNamed) && askedFor(words).length <= 2 * asked.length
}

/** A longer end makes another word of one: a set is not what a setting is. */
const LONGEST_ENDING = 3

const namedFirst = (sections: readonly RulesSection[], words: readonly string[]): RulesSection[] =>
  sections.toSorted((a, b) => Number(isAbout(b.title, words)) - Number(isAbout(a.title, words)))

/** Whether people ask for some passage in all of these words, of which there are enough to say more than a title does. */
const isAskedWhole = (sections: readonly RulesSection[], parts: readonly string[]): boolean =>
  parts.length > 2 &&
  sections.some(({ body }) =>
    body.some((block) => parts.every((part) => spaced([askedOf(block)]).includes(` ${part}`))),
  )

function withAll(sections: readonly RulesSection[], words: readonly string[]): RulesSection[] {
  return sections.flatMap((section) => {
    const body = withLists(section.body, (block) => hasAll([section.title, ...textsOf(block)], words))
    const isNamed = hasAll([section.title, ...section.rules], words)
    if (isNamed) return [section]
    return body.length > 0 ? [{ ...section, body }] : []
  })
}

/** The blocks that are meant; what ends in a colon brings along what it announces. */
const withLists = (body: readonly RulesBlock[], isMeant: (block: RulesBlock) => boolean): RulesBlock[] =>
  body.filter((block, index) => {
    const before = body[index - 1]
    return isMeant(block) || (before?.kind === 'text' && before.text.endsWith(':') && isMeant(before))
  })

/** The most passages that answer a question. */
const MOST_ANSWERS = 3
/** The share of the words' weight that an answer must have. */
const NEAR = 0.34
/** The share of the best answer's weight that others need to stand beside it. */
const BESIDE = 0.45
/** What a word of the title is worth beside one of the passage, and one in which people ask for it; a passage that shows. */
const [IN_TITLE, IN_ASKED, SHOWN] = [0.6, 0.7, 0.7]
/** What a word of which questions are made is worth beside one that says what is asked for. */
const IN_QUESTION = 0.5
/** What it is worth that people ask for a passage in the very words of the question, beside all of these in its text. */
const LIKE_ASKED = 0.55

const weightOf = (words: readonly { readonly weight: number }[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0)
/** Endings differ with the sentence, so of a longer word only its beginning counts. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word)
/** Words are put together in some languages, but a short one is found within many that have nothing to do with it. */
const SHORTEST_WITHIN = 5

const isIn = (text: string, word: string): boolean => text.includes(word.length < SHORTEST_WITHIN ? ` ${word}` : word)

/** A text as words with a space before each. */
const spaced = (texts: readonly string[]): string => ` ${texts.map((text) => partsOf(text).join(' ')).join(' ')}`

const partsOf = (text: string): string[] =>
  folded(text)
    .plain.split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')

/**
 * The blocks that have the most of the words, the best first, where a word weighs the more the fewer blocks have it. The words of
 * which questions are made count where people ask for a block in nearly the same words.
 */
function nearest(
  sections: readonly RulesSection[],
  words: readonly string[],
  questionWords: readonly string[],
): RulesSection[] {
  const isAskedFor = (part: string): boolean => words.includes(part)
  const blocks = sections.flatMap(({ title, body }) =>
    body.map((block) => ({
      block,
      title: spaced([title]),
      // A number that is asked about is seldom that of a rule.
      text: spaced([...wordingOf(block), ...rulesOf(block).filter((rule) => partsOf(rule).every(isAskedFor))]),
      asked: `${spaced([askedOf(block)])} `,
    })),
  )
  const rarity = (isHaving: (block: (typeof blocks)[number]) => boolean): number => {
    const having = blocks.filter(isHaving).length
    return having === 0 ? 0 : Math.log(blocks.length / having)
  }
  const stems = [...new Set(words.map(spellingIn(sections)).map(stem))].map((word) => ({
    word,
    weight: rarity(({ title, text }) => isIn(title, word) || isIn(text, word)),
  }))
  const questions = [...new Set(questionWords)].map((word) => ({
    word: ` ${word} `,
    weight: IN_QUESTION * rarity(({ asked }) => asked.includes(` ${word} `)),
  }))
  const most = weightOf(stems)
  const all = most + weightOf(questions)
  /** How much of the question is one in which people ask for the block; less than half of it may be by chance. */
  const likeness = (asked: string): number => {
    const alike = weightOf(stems.filter(({ word }) => isIn(asked, word)))
    if (alike === 0) return 0
    return Math.max(0, (2 * (alike + weightOf(questions.filter(({ word }) => asked.includes(word))))) / all - 1)
  }
  const score = ({ block, title, text, asked }: (typeof blocks)[number]): number => {
    const told = stems.reduce((sum, { word, weight }) => {
      const times =
        Number(isIn(text, word)) + IN_TITLE * Number(isIn(title, word)) + IN_ASKED * Number(isIn(asked, word))
      return sum + weight * times
    }, 0)
    const isRead = block.kind === 'text' || block.kind === 'list'
    return (told + LIKE_ASKED * all * likeness(asked)) * (isRead ? 1 : SHOWN)
  }
  const scored = blocks.map((each) => ({ block: each.block, score: score(each) }))
  const highest = Math.max(...scored.map((each) => each.score))
  const answers = scored
    .filter((each) => each.score > 0 && each.score >= most * NEAR && each.score >= highest * BESIDE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_ANSWERS)
    .map(({ block }) => block)
  const best = ({ body }: RulesSection): number => answers.findIndex((answer) => body.includes(answer))
  return sections
    .map((section) => ({ ...section, body: withLists(section.body, (block) => answers.includes(block)) }))
    .filter(({ body }) => body.length > 0)
    .toSorted((a, b) => best(a) - best(b))
}

/** How a word is spelt in these texts, where it is not in any of them. */
function spellingIn(sections: readonly RulesSection[]): (word: string) => string {
  const all = spaced(sections.flatMap(({ title, body }) => [title, ...body.flatMap(textsOf)]))
  const known = new Set(all.split(' '))
  return (word) => (isIn(all, stem(word)) ? word : (nearestWord(word, known) ?? word))
}

/** A query with the words that misspelt ones of it mean. */
export const corrected = ({ sections }: RulesText, query: string): string =>
  [
    query,
    ...askedFor(partsOf(query))
      .map(spellingIn(sections))
      .filter((word) => !partsOf(query).includes(word)),
  ].join(' ')

/** The text cut where the words of a query stand in it. */
export function highlight(text: string, query: string): Piece[] {
  const { plain, origin } = folded(text)
  const words = askedFor(wordsOf(query))
  // Of a question, short words such as `2` are marked where they stand alone, and not within others.
  const isMarked = ([from, to]: Span): boolean =>
    words.length === 1 ||
    to - from > 2 ||
    !/[\p{L}\p{N}]/u.test(plain.slice(Math.max(0, from - 1), from) + plain.slice(to, to + 1))
  const hits = words.flatMap((word) => occurrences(plain, word)).filter(isMarked)
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

const askedOf = (block: RulesBlock): string => ('asked' in block ? (block.asked ?? '') : '')

const textsOf = (block: RulesBlock): readonly string[] => [...wordingOf(block), ...rulesOf(block)]

function wordingOf(block: RulesBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'picture':
      return [block.caption, askedOf(block)]
    case 'text':
      return [block.text, askedOf(block)]
    case 'example':
      return [block.text]
  }
}

const hasAll = (texts: readonly string[], words: readonly string[]): boolean => {
  const plain = texts.map((text) => folded(text).plain)
  return words.every((word) => plain.some((text) => text.includes(word)))
}

const wordsOf = (query: string): string[] =>
  folded(query)
    .plain.split(/[\s?!.,;:]+/)
    .filter((word) => word !== '')

type Span = readonly [from: number, to: number]

function occurrences(text: string, word: string): Span[] {
  const found: Span[] = []
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
