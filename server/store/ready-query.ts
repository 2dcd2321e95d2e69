import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Reads rows by the text of a query, at once. */
export type ReadAtOnce = (sql: string, parameters: readonly unknown[]) => unknown[]

/** Databases that are read at once, past the query builder: its way to the connection takes longer than such a query does. */
export const READ_AT_ONCE = new WeakMap<Kysely<Schema>, ReadAtOnce>()

/**
 * A query of which only the values differ from time to time. Its text is made once for each dialect and number of values,
 * because that takes the query builder longer than the database needs for the query.
 */
export function readyQuery<Values extends readonly unknown[], Row>(
  build: (db: Kysely<Schema>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, ...values: Values) => Promise<Row[]> {
  const texts = new WeakMap<object, Map<number, CompiledQuery<Row>>>()
  return async (db, ...values) => {
    const { adapter } = db.getExecutor()
    const known = texts.get(adapter) ?? new Map<number, CompiledQuery<Row>>()
    texts.set(adapter, known)
    const query = known.get(values.length) ?? build(db, ...(values.map(placeholder) as unknown as Values)).compile()
    if (values.length <= MOST_VALUES) known.set(values.length, query)
    const parameters = query.parameters.map((each) => (each instanceof Placeholder ? values[each.index] : each))
    const read = READ_AT_ONCE.get(db)
    if (read) return read(query.sql, parameters) as Row[]
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** Longer lists come in too many lengths to keep a text for each. */
const MOST_VALUES = 8

/** Stands for a value in the text of a query. */
class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

const placeholder = (_: unknown, index: number): Placeholder => new Placeholder(index)
