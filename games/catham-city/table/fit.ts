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
  /** The distance from the left edge of a card to that of the next, in pixels: less than a card where they overlap. */
  readonly step: number
  /** How far a row overlaps the one above it where there is no room for the whole of both, in pixels. */
  readonly lap: number
  /** The height of all rows together, in pixels. */
  readonly tall: number
}

interface RowBounds extends Bounds {
  /** The chosen size of cards, as a share of the usual one. */
  readonly scale: number
  /** Whether no row may cover part of another, because nothing is tapped and all is to be read. */
  readonly isWhole?: boolean
  /** The least width of a card that is left to be tapped where the next one lies over it, in pixels. */
  readonly strip: number
}

/** The width from which on the signs of a card can be read, in pixels. Larger cards are not made by letting them overlap. */
const READABLE = 76
/** The least parts of a card that are seen under others. They hold its emblem, its letter and its middle, where it is tapped. */
const SEEN_WIDTH = 0.62
const SEEN_HEIGHT = 0.78
/** The part of a card that must be visible under another, whatever its size, in pixels. */
const LEAST_SEEN = 30

/** Arranges cards of the chosen size in rows that fit into a box. */
export function fitRows(count: number, box: Box, bounds: RowBounds): Rows {
  const { gap, scale } = bounds
  const usual = usualRows(count, box, bounds)
  const { card, inRow } =
    scale < 1 ? smaller(usual, count, box, bounds) : scale > 1 ? larger(usual, count, box, bounds) : usual
  return { card, inRow, step: stepOf(inRow, card, box.width, gap), ...lapOf(Math.ceil(count / inRow), card, box, gap) }
}

type Arrangement = Pick<Rows, 'card' | 'inRow'>

/** The largest cards of which enough is seen. They overlap where they would be too small to read without. */
function usualRows(count: number, box: Box, bounds: RowBounds): Arrangement {
  const { most, gap, strip, isWhole = false } = bounds
  let card = fitCards(count, box, bounds)
  let inRow = cardsInRow(count, box.width, card, gap)
  for (let rows = 1; rows <= count; rows++) {
    const covered = Math.ceil(count / rows) - 1
    const wide = Math.min(box.width / (1 + covered * SEEN_WIDTH), box.width - covered * strip)
    const high = isWhole
      ? (box.height - gap * (rows - 1)) / rows / TALL
      : box.height / (1 + (rows - 1) * SEEN_HEIGHT) / TALL
    const overlapping = Math.floor(Math.min(READABLE, most, wide, high))
    if (overlapping > card) [card, inRow] = [overlapping, covered + 1]
  }
  return { card, inRow }
}

function smaller(usual: Arrangement, count: number, box: Box, { least, gap, scale }: RowBounds): Arrangement {
  const card = Math.max(least, Math.floor(usual.card * scale))
  return { card, inRow: Math.max(usual.inRow, cardsInRow(count, box.width, card, gap)) }
}

/** Larger cards overlap more, as far as a finger still meets each of them. */
function larger(usual: Arrangement, count: number, box: Box, { strip, scale }: RowBounds): Arrangement {
  let { card, inRow } = usual
  for (let rows = 1; rows <= count; rows++) {
    const covered = Math.ceil(count / rows) - 1
    const wide = box.width - covered * strip
    const high = (box.height - (rows - 1) * strip) / TALL
    const grown = Math.floor(Math.min(usual.card * scale, wide, high))
    if (grown > card) [card, inRow] = [grown, covered + 1]
  }
  return { card, inRow }
}

const stepOf = (inRow: number, card: number, width: number, gap: number): number =>
  Math.min(card + gap, (width - card) / Math.max(1, inRow - 1))

function lapOf(rows: number, card: number, box: Box, gap: number): Pick<Rows, 'lap' | 'tall'> {
  const under = Math.max(0, rows - 1)
  const step = card * TALL + gap
  const spare = box.height - under * step - card * TALL
  const lap = under === 0 || spare >= 0 ? 0 : Math.min(-spare / under, step - LEAST_SEEN)
  return { lap, tall: under * (step - lap) + card * TALL }
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
