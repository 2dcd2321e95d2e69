/** Ways to write a decision that are the canonical one in no game. */
export const misspellings = (text: string): string[] => [
  ` ${text}`,
  `${text} `,
  `${text}\n`,
  `${text}\t`,
  `${text} x`,
  `${text}.`,
  text.replace(' ', '  '),
  text.replace(' ', '\t'),
  text.replace(' ', '\u00a0'),
  text.replace(' ', ''),
  text.toUpperCase(),
  text[0]!.toUpperCase() + text.slice(1),
  text.replace(/[A-Z]+/, (letters) => `${letters}X`),
  text.replace(/[A-Z]+/, (letters) => letters.toLowerCase()),
  text.replace(/[A-Z]+/, ''),
]
