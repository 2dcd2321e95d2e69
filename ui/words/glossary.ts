/** The printed editions that terms are taken from. */
export const EDITIONS = [
  'HUCH! (English)',
  'HUCH! (German)',
  'HUCH! (Dutch)',
  'HUCH! (Polish)',
  'Cosmodrome (English)',
  'French edition',
] as const
type Edition = (typeof EDITIONS)[number]

/** How one thing is called in one language. */
interface Term {
  /** The words that messages use, the basic form first. */
  readonly says: string
  /** Where this word is printed; absent where no box has one. */
  readonly printed?: Edition
  /** Words that must not be used for it. A `*` at the end stands for any ending. */
  readonly never?: readonly string[]
  /** Whether it is printed with a capital letter wherever it stands. */
  readonly capital?: true
  /** What a translator has to know about it. */
  readonly note?: string
}

/** Every term of one part of the project in one language; the English glossary says which terms there are. */
export type Glossary<Id extends string = string> = Readonly<Record<Id, Term>>
