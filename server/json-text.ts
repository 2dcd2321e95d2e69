declare const message: unique symbol

/** A message that is written as JSON already, so that it can be sent many times and is written once. */
export type JsonText<Message> = string & { readonly [message]: Message }

export const jsonText = <Message>(value: Message): JsonText<Message> => JSON.stringify(value) as JsonText<Message>

/** A message with one more property, which is written already. */
export const jsonTextWith = <Rest extends object, Name extends string, Value>(
  rest: Rest,
  name: Name,
  value: JsonText<Value>,
): JsonText<Rest & Record<Name, Value>> =>
  `${JSON.stringify(rest).slice(0, -1)},"${name}":${value}}` as JsonText<Rest & Record<Name, Value>>
