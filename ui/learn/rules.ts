/** The rules of a game in one language, for reading, searching and being linked into. */
export interface RulesText {
  readonly sections: readonly RulesSection[]
}

export interface RulesSection {
  /** The id is the same in all languages. */
  readonly id: string
  readonly title: string
  /** The numbers of the rules that it covers. */
  readonly rules: readonly string[]
  readonly body: readonly RulesBlock[]
}

export type RulesBlock =
  | { readonly kind: 'text'; readonly text: string; readonly rules?: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly rules?: readonly string[] }
  | { readonly kind: 'example'; readonly text: string }
  /** Cards in a row by their letters; null is a back, and `+`, `→` and `|` stand between. */
  | { readonly kind: 'picture'; readonly cards: readonly (string | null)[]; readonly caption: string }
