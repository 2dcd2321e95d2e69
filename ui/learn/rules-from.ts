import type { Origin, RulesBlock, RulesText, RulingTexts } from './rules.ts'

/** The rules of a game without their words: the same sections and blocks in every language. */
export type RulesOutline = readonly SectionOutline[]

interface SectionOutline {
  readonly id: string
  readonly body: readonly BlockOutline[]
}

type BlockOutline =
  | { readonly kind: 'text' | 'list'; readonly rules?: readonly string[] }
  | { readonly kind: 'example' }
  | { readonly kind: 'picture'; readonly cards: readonly (string | null)[] }

/** The words of a text, those of a picture's caption, or the items of a list. */
type BlockWords = string | AskedText | readonly string[]

interface AskedText {
  readonly text: string
  /** As in the block of a text or a picture. */
  readonly asked: string
}

type WordsOf<Block> = Block extends { readonly kind: 'list' }
  ? readonly string[]
  : Block extends { readonly kind: 'text' | 'picture' }
    ? string | AskedText
    : string

type BodyWords<Body extends readonly BlockOutline[]> = { readonly [At in keyof Body]: WordsOf<Body[At]> }

/** The words of an outline in one language: a title for each section, and words for each of its blocks in their order. */
type RulesWords<Outline extends RulesOutline> = {
  readonly [Section in Outline[number] as Section['id']]: {
    readonly title: string
    readonly body: BodyWords<Section['body']>
  }
}

export function rulesFrom<Outline extends RulesOutline>(
  outline: Outline,
  origins: Readonly<Record<string, Origin>>,
  rulings: RulingTexts,
  words: RulesWords<Outline>,
): RulesText {
  const wordsOf = words as Readonly<Record<string, { title: string; body: readonly BlockWords[] }>>
  const sections = outline.map(({ id, body }) => {
    const { title, body: texts } = wordsOf[id]!
    const rules = [...new Set(body.flatMap((block) => ('rules' in block ? (block.rules ?? []) : [])))]
    return { id, title, rules, body: body.map((block, at) => blockFrom(block, texts[at]!)) }
  })
  return { origins, rulings, sections }
}

function blockFrom(block: BlockOutline, words: BlockWords): RulesBlock {
  if (block.kind === 'list') return { ...block, items: words } as RulesBlock
  const { text, ...asked } = typeof words === 'string' ? { text: words } : (words as AskedText)
  return { ...block, ...(block.kind === 'picture' ? { caption: text } : { text }), ...asked } as RulesBlock
}
