import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

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
