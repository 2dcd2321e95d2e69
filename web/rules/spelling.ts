/** Words shorter than this are too like one another to tell what was meant. */
const SHORTEST = 5
/** From this length on two slips are forgiven instead of one. */
const LONG = 8

/**
 * The known word that is nearest to a misspelt one: with one slip, or two in a long word, but none in its first letter. Endings
 * differ with the sentence, so a longer word may go on where the misspelt one ends.
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < SHORTEST) return undefined
  const most = word.length < LONG ? 1 : 2
  let nearest: { word: string; slips: number } | undefined
  for (const each of known) {
    if (each[0] !== word[0] || each.length < word.length - most) continue
    const beginnings = slipsUpTo(word, each.slice(0, word.length + most))
    const slips = word.length > SHORTEST ? Math.min(...beginnings) : beginnings.at(-1)!
    if (slips <= most && slips < (nearest?.slips ?? Infinity)) nearest = { word: each, slips }
  }
  return nearest?.word
}

/** For each beginning of the other word: how many letters are wrong, missing, too many, or swapped with the next. */
function slipsUpTo(word: string, other: string): number[] {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (let i = 1; i <= word.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = word[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]
      const slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + Number(!isSame))
      row.push(isSwapped ? Math.min(slips, before[j - 2]! + 1) : slips)
    }
    ;[before, last] = [last, row]
  }
  return last
}
