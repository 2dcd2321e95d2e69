export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** What the thread that writes is asked for. Requests are answered in the order in which they come. */
export type WriterRequest = { readonly id: number } & (
  | { readonly kind: 'changes'; readonly changes: string } // JSON costs the event loop less than copying objects does.
  | {
      readonly kind: 'statements'
      readonly statements: readonly Statement[]
      /** Whether they are the first of a transaction, and whether they are the last. */
      readonly begins: boolean
      readonly commits: boolean
    }
  | { readonly kind: 'rollback' | 'probe' | 'close' }
)

export type WriterResult = { readonly rows: readonly unknown[] } | { readonly changes: number }

export interface WriterReply {
  readonly id: number
  readonly result?: WriterResult | readonly boolean[] | undefined
  readonly problem?: { readonly code: string; readonly message: string }
}
