/** How many there are of each letter, in alphabetical order. */
export function lettersCounted<Letter extends string = string>(letters: string): [letter: Letter, count: number][] {
  const counts = new Map<Letter, number>()
  for (const letter of [...letters].toSorted() as Letter[]) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts]
}
