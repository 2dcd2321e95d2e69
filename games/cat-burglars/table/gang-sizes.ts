import type { GangView } from '../rules/view.ts'

/**
 * How gangs are drawn: as cards, as cards beside one another where they usually are one below the other, as cards of which
 * little more than the letter is seen, as the upper parts of cards, and where there is no room for those as heads, to which
 * one may have to scroll. Gangs that are only looked at may be a single row of heads, too low for a finger.
 */
type Density = 'cards' | 'fanned' | 'tight' | 'cropped' | 'heads'

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
  /** The height of the upper part of a card, as a share of its width. */
  readonly part?: number
}

/** A way to draw gangs, with the lengths that `Gang.svelte` and `Own.svelte` give them. */
interface Drawing {
  readonly density: Density
  readonly part?: number
  /** The least size, in pixels, and the greatest as a share of a card's width. */
  readonly least: number
  readonly most: number
  readonly box: (gang: GangShape, number: number, size: number, room: Room) => Box
}

/** The least width and height of what can be touched. */
const LEAST = 44
/** The height of a card and of its upper part, which is the highest for which there is room, as shares of its width. */
const TALL = 1.4
const PARTS = [1.2, 1, 0.8]
/** The least height of that part. */
const LEAST_PART = 38
/** How much of the face-down card is seen beside the cats, as a share of its width. */
const UNDER = 0.45
/** The borders of a gang on both sides. */
const BORDERS = 4
const gapIn = ({ isWide }: Room): number => (isWide ? 5 : 4)

/** The shares of a card's width that are seen of one under another. */
interface Seen {
  readonly beside: number
  /** Undefined where cards are beside one another on a wide table too. */
  readonly below?: (size: number) => number
}

const asCards =
  ({ beside, below }: Seen, padding: number): Drawing['box'] =>
  ({ cats, isActive }, _, size, { isWide }) => {
    const [across, along] = isWide && below ? [1, TALL + (cats - 1) * below(size)] : [1 + (cats - 1) * beside, TALL]
    const under = isActive ? UNDER : 0
    return {
      width: Math.max(LEAST, size * (across + under) + padding + BORDERS),
      height: Math.max(LEAST, size * along + 4 + BORDERS),
    }
  }

const asUpperParts =
  (part: number): Drawing['box'] =>
  ({ cats, isActive }, _, size) => ({
    width: Math.max(LEAST, size * (1 + (cats - 1) * 0.5 + (isActive ? UNDER : 0)) + 13 + BORDERS),
    height: Math.max(LEAST_PART, size * part) + 2 + BORDERS,
  })

/** In how many rows the heads of a gang are, one column after the other. */
export const rowsOfHeads = (cats: number): number => (cats === 1 ? 1 : cats <= 8 ? 2 : 3)

/** Heads, with the two signs of a known card one above the other. */
const asHeads: Drawing['box'] = ({ cats, isActive, isKnown }, number, size) => {
  const rows = rowsOfHeads(cats)
  const sign = Math.max(16, size * 0.6)
  const back = size * 0.94
  const under = isActive ? 2 + back + (isKnown ? 3 + sign : 0) : 0
  const height = Math.max(rows * size, isActive ? back * TALL : 0, isActive && isKnown ? 2 * sign + 1 : 0)
  return {
    width: Math.max(LEAST, Math.ceil(cats / rows) * size + under + (number < 9 ? 11 : 17) + BORDERS),
    height: Math.max(LEAST, height + BORDERS),
  }
}

/** Narrower cards are hard to read, in pixels: rather than that, less is seen of larger ones. */
const READABLE = 44

const CARDS: readonly Drawing[] = [
  {
    density: 'cards',
    least: 38,
    most: 1.1,
    box: asCards({ beside: 0.5, below: () => 0.36 }, 19),
  },
  {
    density: 'tight',
    least: 34,
    most: 0.75,
    box: asCards({ beside: 0.38, below: (size) => Math.max(15 / size, 0.36) }, 13),
  },
  ...PARTS.map((part): Drawing => ({ density: 'cropped', part, least: 34, most: 0.75, box: asUpperParts(part) })),
]
const FANNED: Drawing = {
  density: 'fanned',
  least: READABLE,
  most: 1.1,
  box: asCards({ beside: 0.4 }, 19),
}
const HEADS: Drawing = { density: 'heads', least: 20, most: 0.46, box: asHeads }

/** How many times larger cards have to be beside one another, so that they are not one below the other. */
const LARGER = 1.1

/** The size at which all gangs of a panel can be seen, or the smallest where there is no room for all. */
export function gangSize(gangs: readonly GangShape[], room: Room): GangSize {
  const sizes = CARDS.flatMap((drawing) => largest(drawing, gangs, room) ?? [])
  const best = sizes.find(({ size }) => size >= READABLE) ?? sizes.toSorted((a, b) => b.size - a.size)[0]
  const fanned = room.isWide ? largest(FANNED, gangs, room) : undefined
  const inColumns = best?.density === 'cards' ? best.size : 0
  if (fanned && fanned.size > LARGER * inColumns) return fanned
  return best ?? largest(HEADS, gangs, room) ?? { density: HEADS.density, size: HEADS.least }
}

function largest(drawing: Drawing, gangs: readonly GangShape[], room: Room): GangSize | undefined {
  const { density, part, least, most } = drawing
  for (let size = Math.max(least, Math.floor(most * room.card)); size >= least; size--)
    if (isRoomFor(drawing, gangs, size, room)) return part === undefined ? { density, size } : { density, size, part }
  return undefined
}

/** Whether the gangs, in rows from left to right, are no wider and no higher than their room. */
function isRoomFor({ box }: Drawing, gangs: readonly GangShape[], size: number, room: Room): boolean {
  const boxes = gangs.map((gang, number) => box(gang, number, size, room))
  if (room.before) boxes.unshift({ ...room.before, height: Math.max(room.before.height, LEAST) })
  const gap = gapIn(room)
  let [left, top, bottom] = [0, 0, 0]
  for (const { width, height } of boxes) {
    if (left > 0 && left + width > room.width) [left, top] = [0, bottom + gap]
    left += width + gap
    bottom = Math.max(bottom, top + height)
    if (left - gap > room.width || bottom > room.height) return false
  }
  return true
}

export const shapesOf = (gangs: readonly GangView[], isKnown: (number: number) => boolean): GangShape[] =>
  gangs.map(({ cats, active }, number) => ({ cats: cats.length, isActive: active, isKnown: isKnown(number) }))
