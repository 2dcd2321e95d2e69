/** The proportions of a card. */
const TALL = 7 / 5

interface Box {
  readonly width: number
  readonly height: number
}

interface Bounds {
  readonly least: number
  readonly most: number
  readonly gap: number
}

/** The greatest width at which that many cards fit into a box in rows, whole pixels; never less than `least`. */
export function fitCards(count: number, box: Box, { least, most, gap }: Bounds): number {
  let best = 0
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const inRow = Math.max(1, Math.ceil(count / rows))
    const wide = (box.width - gap * (inRow - 1)) / inRow
    const high = (box.height - gap * (rows - 1)) / rows / TALL
    best = Math.max(best, Math.min(wide, high))
  }
  return Math.floor(Math.max(least, Math.min(most, best)))
}

/** How many cards to put in a row so that the rows are about equally long. */
export function cardsInRow(count: number, width: number, card: number, gap: number): number {
  const most = Math.max(1, Math.floor((width + gap) / (card + gap)))
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))))
}
