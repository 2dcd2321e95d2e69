/** A set in words: how many of each card, the leading ones first. `DDD+M` is three of one and one of another. */
export function setName(set: string, nameOf: (card: string) => string): string {
  const cards = set.replace('+', '')
  return [...new Set(cards)]
    .map((card) => {
      const count = [...cards].filter((each) => each === card).length
      return count === 1 ? nameOf(card) : `${count} × ${nameOf(card)}`
    })
    .join(' + ')
}
