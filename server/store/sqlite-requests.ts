export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** What is kept together or not at all: changes of tables, or statements of which the last one's result counts. */
export type Unit =
  | { readonly changes: string } // JSON costs the event loop less than copying objects does.
  | { readonly statements: readonly Statement[] }

/** What the thread that writes is asked for. */
export type WriterTask =
  /** Units that share a commit; one that fails undoes nothing of the others. */
  | { readonly kind: 'units'; readonly units: readonly Unit[] }
  /** Part of a transaction that takes several requests. */
  | {
      readonly kind: 'statements'
      readonly statements: readonly Statement[]
      /** Whether they are the first of the transaction, and whether they are the last. */
      readonly begins: boolean
      readonly commits: boolean
    }
  | { readonly kind: 'rollback' | 'probe' | 'close' }

/** Requests are answered in the order in which they come. */
export type WriterRequest = WriterTask & { readonly id: number }

export type WriterResult = { readonly rows: readonly unknown[] } | { readonly changes: number }

export interface Problem {
  readonly code: string
  readonly message: string
}

export type UnitOutcome =
  { readonly result: WriterResult | readonly boolean[] | undefined } | { readonly problem: Problem }

export interface WriterReply {
  readonly id: number
  readonly result?: WriterResult | readonly UnitOutcome[] | undefined
  readonly problem?: Problem
}
