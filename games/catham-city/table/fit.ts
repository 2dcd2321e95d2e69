/** The height of a card divided by its width. */
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

/** The greatest width, in whole pixels, at which that many cards fit into a box in rows; never less than `least`. */
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

interface Rows {
  readonly card: number
  readonly inRow: number
  /** How far a row overlaps the one above it where there is no room for the whole of both, in pixels. */
  readonly lap: number
  /** The height of all rows together, in pixels. */
  readonly tall: number
}

/** The part of a card that must be visible under another, in pixels. */
const LEAST_SEEN = 30

/** Arranges cards in rows that fit into a box and overlap if necessary. */
export function fitRows(count: number, box: Box, bounds: Bounds): Rows {
  const card = fitCards(count, box, bounds)
  const inRow = cardsInRow(count, box.width, card, bounds.gap)
  const under = Math.max(0, Math.ceil(count / inRow) - 1)
  const step = card * TALL + bounds.gap
  const spare = box.height - under * step - card * TALL
  const lap = under === 0 || spare >= 0 ? 0 : Math.min(-spare / under, step - LEAST_SEEN)
  return { card, inRow, lap, tall: under * (step - lap) + card * TALL }
}

/** The height at which two rows of the smallest cards can be tapped, or one where one suffices. */
export function leastHeight(count: number, width: number, { least, gap }: Bounds): number {
  const isOneRow = cardsInRow(count, width, least, gap) >= count
  return Math.ceil(least * TALL + (isOneRow ? 0 : least))
}

/** The number of cards in a row for rows of about equal length. */
function cardsInRow(count: number, width: number, card: number, gap: number): number {
  const most = Math.max(1, Math.floor((width + gap) / (card + gap)))
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))))
}
