import type { GangView } from '../rules/view.ts'

/**
 * How gangs are drawn: as cards, as cards beside one another where they usually are one below the other, as cards of which
 * little more than the letter is seen, as the upper parts of cards, and where there is no room for those as heads, and at last
 * as small ones, to which one may have to scroll.
 */
type Density = 'cards' | 'fanned' | 'tight' | 'cropped' | 'close' | 'dense'

/** The room for the gangs of a panel. All lengths are in pixels. */
export interface Room extends Box {
  /** The width of a card in a hand, which the greatest sizes follow. */
  readonly card: number
  /** Whether the cats of a gang are one below the other. */
  readonly isWide: boolean
  /** The least size of what stands before the gangs. */
  readonly before: Box | null
}

interface Box {
  readonly width: number
  readonly height: number
}

/** How much of a gang has to be drawn. */
export interface GangShape {
  readonly cats: number
  readonly isActive: boolean
  /** Whether the viewer sees what lies face down. */
  readonly isKnown: boolean
}

interface GangSize {
  readonly density: Density
  /** The width of a card or of a head, in whole pixels. */
  readonly size: number
}

/** A way to draw gangs, with the lengths that `Gang.svelte` and `Own.svelte` give them. */
interface Drawing {
  readonly density: Density
  /** The least size, in pixels, and the greatest as a share of a card's width. */
  readonly least: number
  readonly most: number
  /** The least height of what stands before the gangs. */
  readonly before: number
  readonly box: (gang: GangShape, number: number, size: number, room: Room) => Box
}

/** The height of a card and of its upper part, as shares of its width. */
const TALL = 1.4
const CROPPED = 0.8
/** How much of the face-down card is seen beside the cats, as a share of its width. */
const UNDER = 0.45
/** The borders of a gang on both sides. */
const BORDERS = 4
const GAP = 5

/** The shares of a card's width that are seen of one under another. */
interface Seen {
  readonly beside: number
  readonly below: (size: number) => number
}

const asCards =
  ({ beside, below }: Seen, padding: number): Drawing['box'] =>
  ({ cats, isActive }, _, size, { isWide }) => {
    const [across, along] = isWide ? [1, TALL + (cats - 1) * below(size)] : [1 + (cats - 1) * beside, TALL]
    const under = isActive ? UNDER : 0
    return {
      width: Math.max(44, size * (across + under) + padding + BORDERS),
      height: Math.max(44, size * along + 4 + BORDERS),
    }
  }

const whole = asCards({ beside: 0.5, below: () => 0.36 }, 19)

const asUpperParts: Drawing['box'] = ({ cats, isActive }, _, size) => ({
  width: size * (1 + (cats - 1) * 0.5 + (isActive ? UNDER : 0)) + 13 + BORDERS,
  height: size * CROPPED + 2 + BORDERS,
})

/** At most five heads are in a row, each two pixels over the one before. */
const asHeads: Drawing['box'] = ({ cats, isActive, isKnown }, number, size, room) => {
  const padding = number < 9 ? 18 : 22
  const sign = Math.max(16, size * 0.6)
  const back = size * 0.94
  const under = isActive ? 4 + back + (isKnown ? 3 + sign : 0) : 0
  const most = Math.min(5 * size, room.width - padding - BORDERS - under)
  const inRow = 1 + Math.max(0, Math.floor((most - size) / (size - 2)))
  const height = Math.max(
    Math.ceil(cats / inRow) * size,
    isActive ? back * TALL : 0,
    isActive && isKnown ? 2 * sign + 1 : 0,
  )
  return {
    width: Math.max(44, Math.min(most, size + (cats - 1) * (size - 2)) + under + padding + BORDERS),
    height: Math.max(36, height + BORDERS),
  }
}

/** Narrower cards are hard to read, in pixels: rather than that, less is seen of larger ones. */
const READABLE = 44

const CARDS: readonly Drawing[] = [
  {
    density: 'cards',
    least: 38,
    most: 1.1,
    before: 58,
    box: whole,
  },
  {
    density: 'tight',
    least: 34,
    most: 0.75,
    before: 58,
    box: asCards({ beside: 0.38, below: (size) => Math.max(15 / size, 0.36) }, 13),
  },
  { density: 'cropped', least: 34, most: 0.75, before: 36, box: asUpperParts },
]
const FANNED: Drawing = {
  density: 'fanned',
  least: READABLE,
  most: 1.1,
  before: 58,
  box: (gang, number, size, room) => whole(gang, number, size, { ...room, isWide: false }),
}
const HEADS: Drawing = { density: 'close', least: 22, most: 0.46, before: 36, box: asHeads }
const SMALLEST: GangSize = { density: 'dense', size: 19 }

/** How many times larger cards have to be beside one another, so that they are not one below the other. */
const MUCH_LARGER = 1.25

/** The size at which all gangs of a panel can be seen, or the smallest where there is no room for all. */
export function gangSize(gangs: readonly GangShape[], room: Room): GangSize {
  const sizes = CARDS.flatMap((drawing) => largest(drawing, gangs, room) ?? [])
  const best = sizes.find(({ size }) => size >= READABLE) ?? sizes.toSorted((a, b) => b.size - a.size)[0]
  const fanned = room.isWide ? largest(FANNED, gangs, room) : undefined
  const inColumns = best?.density === 'cards' && best.size >= READABLE ? best.size : 0
  if (fanned && fanned.size > MUCH_LARGER * inColumns) return fanned
  return best ?? largest(HEADS, gangs, room) ?? SMALLEST
}

function largest(drawing: Drawing, gangs: readonly GangShape[], room: Room): GangSize | undefined {
  const { density, least, most } = drawing
  for (let size = Math.max(least, Math.floor(most * room.card)); size >= least; size--)
    if (isRoomFor(drawing, gangs, size, room)) return { density, size }
  return undefined
}

/** Whether the gangs, in rows from left to right, are no wider and no higher than their room. */
function isRoomFor({ box, before }: Drawing, gangs: readonly GangShape[], size: number, room: Room): boolean {
  const boxes = gangs.map((gang, number) => box(gang, number, size, room))
  if (room.before) boxes.unshift({ ...room.before, height: Math.max(room.before.height, before) })
  let [left, top, bottom] = [0, 0, 0]
  for (const { width, height } of boxes) {
    if (left > 0 && left + width > room.width) [left, top] = [0, bottom + GAP]
    left += width + GAP
    bottom = Math.max(bottom, top + height)
    if (left - GAP > room.width || bottom > room.height) return false
  }
  return true
}

export const shapesOf = (gangs: readonly GangView[], isKnown: (number: number) => boolean): GangShape[] =>
  gangs.map(({ cats, active }, number) => ({ cats: cats.length, isActive: active, isKnown: isKnown(number) }))
