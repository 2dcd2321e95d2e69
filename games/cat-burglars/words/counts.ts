/** How many there are of each letter, in alphabetical order. */
export function countsOf(letters: string): [letter: string, count: number][] {
  const counts = new Map<string, number>()
  for (const letter of [...letters].toSorted()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts]
}
