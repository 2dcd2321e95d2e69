/** The rules of a game in one language, for reading, searching and being linked into. */
export interface RulesText {
  readonly sections: readonly RulesSection[]
  /** Where each rule comes from, by its number. */
  readonly origins: Readonly<Record<string, Origin>>
  /** What the boxes say about it and why this game does it so. */
  readonly rulings: RulingTexts
}

/** Printed alike in every box, printed differently, or decided here because no box says it. */
export type Origin = 'printed' | 'differs' | 'ruling'

/** A text for each rule that differs or was decided here; a printed rule may have one too. */
export type RulingTexts<Origins extends Readonly<Record<string, Origin>> = Readonly<Record<string, Origin>>> = {
  /** What is said of rules that every box prints alike. */
  readonly printed: string
} & { readonly [Rule in keyof Origins as Origins[Rule] extends 'printed' ? never : Rule]: string } & {
  readonly [Rule in keyof Origins]?: string
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
  | {
      readonly kind: 'text'
      readonly text: string
      readonly rules?: readonly string[]
      /** Words in which people ask for it; they are searched and not shown. */
      readonly asked?: string
    }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly rules?: readonly string[] }
  | { readonly kind: 'example'; readonly text: string }
  /** Cards in a row by their letters; null is a back, and `+`, `→` and `|` stand between. */
  | {
      readonly kind: 'picture'
      readonly cards: readonly (string | null)[]
      readonly caption: string
      /** As in a text. */
      readonly asked?: string
    }
