import { Type } from 'typebox'
import { REFUSALS, type RefusalCode } from '../refusals.ts'
import { TableFrame } from './frames.ts'
import { oneOf, orNull, type Message } from './schema.ts'

export const RefusalAnswer = Type.Object(
  {
    error: oneOf(Object.keys(REFUSALS) as RefusalCode[]),
    message: Type.String({ description: 'An English sentence for people who read answers.' }),
    frame: Type.Optional(orNull(TableFrame, { description: 'With 409: how the table stands.' })),
    rule: Type.Optional(Type.String({ description: 'With `forbidden-by-rule`: the number of the rule.' })),
    reason: Type.Optional(Type.String({ description: 'With `malformed` and `bad-options`: what is wrong.' })),
    least: Type.Optional(Type.Integer({ description: 'With `bad-seats`: the fewest that can play.' })),
    most: Type.Optional(Type.Integer({ description: 'With `bad-seats`: the most that can play.' })),
  },
  { title: 'RefusalAnswer', description: 'What was refused and why.' },
)
export type RefusalAnswer = Message<typeof RefusalAnswer>
