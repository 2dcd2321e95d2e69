/** What the thread that writes is asked for. Requests are answered in the order in which they come. */
export type WriterRequest = { readonly id: number } & (
  | { readonly kind: 'changes'; readonly changes: string } // JSON costs the event loop less than copying objects does.
  | {
      readonly kind: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
      /** Whether it is the first of a transaction. */
      readonly begins: boolean
    }
  | { readonly kind: 'commit' | 'rollback' | 'probe' | 'close' }
)

export type WriterResult =
  { readonly rows: readonly unknown[] } | { readonly changes: number; readonly lastInsertRowid: number }

export interface WriterReply {
  readonly id: number
  readonly result?: WriterResult | readonly boolean[] | undefined
  readonly problem?: { readonly code: string; readonly message: string }
}
