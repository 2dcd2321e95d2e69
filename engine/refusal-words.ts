const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)

/**
 * The sentences of refusals in English, in which `named` calls whoever sits in a seat. The other languages have the same
 * ones in `ui/words/refusals/`.
 */
export const refusalSentences = (named: (seat: number) => string) => ({
  // The shape of a record
  notJson: () => 'not JSON: a record is one JSON object on one line',
  notObject: () => 'a record must be a JSON object',
  mustBe: (field: string, value: string) => `"${field}" must be ${value}`,
  mustBeOneOf: (field: string, values: readonly string[]) =>
    `"${field}" must be one of ${values.map((each) => `"${each}"`).join(', ')}`,
  mustBeWhole: (field: string, least: number, most: number) =>
    `"${field}" must be a whole number from ${least} to ${most}`,
  mustBeList: (field: string) => `"${field}" must be an array`,
  mustBeText: (field: string) => `"${field}" must be a string`,
  stepNotText: () => 'a step must be a string',
  stopsAtChance: () => 'the record stops where a chance step is due',
  stopsEarly: () => 'the record stops before the game is over',
  noTrace: () => 'the record carries no trace',
  traceLength: () => '"trace" must be as long as "steps"',
  traceDiffers: (entry: string) => `the trace should say ${entry}`,
  otherResult: (winners: readonly number[], scores: readonly number[]) =>
    `the result is another one: won by ${winners.map(named).join(' and ')}, ${scores.join(' : ')}`,
  otherDay: () => 'it is not the deal of that day',

  // The options of a game
  optionsNotObject: () => 'options must be an object',
  unknownOption: (name: string, known: readonly string[]) =>
    `unknown option ${quoted(name)}: ${known.length === 1 ? 'there is' : 'there are'} ${known.map((each) => `"${each}"`).join(' and ')}`,
  mustBeEither: (field: string, one: string, other: string) => `"${field}" must be ${one} or ${other}`,
  mustBeLetters: (field: string, count: number, letters: string, example: string) =>
    `"${field}" must be ${count} different letters of ${letters} in alphabetical order, such as "${example}"`,

  // A step
  over: () => 'the game is over',
  stepStart: () => 'a step starts with "*" or the number of a seat',
  chanceMissing: () => 'a chance step is missing here',
  noSeat: (seat: number) => `there is no ${named(seat)}`,
  mayNot: (seat: number, text: string) => `${named(seat)} may not ${quoted(text)}`,
  /** `awaited` is a seat that has to decide; null when nobody has to. */
  notAwaited: (seat: number, awaited: number | null) =>
    `${named(seat)} has nothing to decide here; ${awaited === null ? 'nobody has' : `${named(awaited)} has`}`,
  noCardsDue: (awaited: number | null) =>
    `no cards are due here; ${awaited === null ? 'a window is open' : `${named(awaited)} must decide`}`,
  notChance: (text: string) => `${quoted(text)} is no chance step`,
  otherChance: (text: string) => `${quoted(text)} is not the chance step that is due here`,
  noSuchCard: (text: string) => `${quoted(text)} needs a card that is not there`,

  // The proof of a deal
  noProof: () => 'the record carries no "fairness"',
  mustBeHex: (one: string, other: string) => `"${one}" and "${other}" must be 64 hexadecimal digits`,
  mustBeTexts: (field: string) => `"${field}" must be a list of texts, one for each seat`,
  mustNamePlaces: (field: string) => `"${field}" must name each place once`,
  otherSecret: () => 'the secret is not the one that was committed to',
  otherSeating: () => 'the seats were not drawn so',
  otherDraw: (drawn: string, step: string) => `the draws give ${JSON.stringify(drawn)}, not ${JSON.stringify(step)}`,
})

export type RefusalWords = ReturnType<typeof refusalSentences>

/** The sentences for programs and for people who read records, where seats have their numbers. */
export const REFUSAL_SENTENCES: RefusalWords = /* @__PURE__ */ refusalSentences((seat) => `seat ${seat}`)
