/** Draws every cat: a head of about 120 × 130 units around 0,0, lit from the left. */

type Build = 'lean' | 'plain' | 'round' | 'tom'
type Ears = 'up' | 'tall' | 'wide' | 'fold' | 'torn'
type Eyes = 'open' | 'wide' | 'sly' | 'angry' | 'sleepy' | 'closed'
type Mouth = 'calm' | 'smile' | 'grin' | 'frown' | 'fang' | 'smirk' | 'gasp'
type Coat = 'solid' | 'tabby' | 'spots' | 'tuxedo' | 'patches' | 'points'

/** What tells one cat from another. */
export interface CatLook {
  /** The coat in lamplight. */
  fur: string
  /** The coat in the dark; also lines and pupils. */
  shade: string
  eye: string
  /** The inside of ears and the nose. */
  skin?: string
  /** Light caught on the dark side. */
  rim?: string
  /** The colour of markings. */
  mark?: string
  whiskers?: string
  build?: Build
  ears?: Ears
  earRight?: Ears
  eyes?: Eyes
  eyeRight?: Eyes
  mouth?: Mouth
  coat?: Coat
  /** How far the pupils look to the right. */
  look?: number
  /** How deep the dark side is, 0 to 1. */
  depth?: number
}

type Curve = readonly [number, number, number, number, number, number]
/** A line from the crown outwards and down. */
type Line = [Curve, ...Curve[]]

const CROWN = -45

const SHAPES: Record<Build, { width: number; jaw: number; tuft: number }> = {
  lean: { width: 0.9, jaw: 54, tuft: -4 },
  plain: { width: 1, jaw: 50, tuft: 1 },
  round: { width: 1.1, jaw: 48, tuft: -3 },
  tom: { width: 1.1, jaw: 53, tuft: 6 },
}

function ear(ears: Ears, w: number): Line {
  const base: Curve = [4 * w, CROWN - 1, 10 * w, CROWN - 1, 15 * w, CROWN + 3]
  const root = [52 * w, -20] as const
  if (ears === 'fold')
    return [
      base,
      [20 * w, -52, 30 * w, -62, 42 * w, -62],
      [50 * w, -62, 60 * w, -48, 67 * w, -36],
      [60 * w, -36, 55 * w, -30, ...root],
    ]
  const [x, y] = ears === 'tall' ? [44 * w, -98] : ears === 'wide' ? [66 * w, -72] : [50 * w, -86]
  const tip: Curve = [22 * w, -58, x - 16, y + 14, x, y]
  if (ears === 'torn')
    return [
      base,
      tip,
      [x + 3, y + 8, x + 4, y + 14, x + 4, y + 20],
      [x, y + 22, x - 6, y + 24, x - 10, y + 30],
      [x, y + 32, x + 4, y + 34, x + 6, y + 38],
      [54 * w, -40, 54 * w, -30, ...root],
    ]
  return [base, tip, [x + (ears === 'wide' ? 0 : 5), y + 18, (ears === 'wide' ? 62 : 54) * w, -40, ...root]]
}

function half(build: Build, ears: Ears): Line {
  const { width: w, jaw, tuft } = SHAPES[build]
  return [
    ...ear(ears, w),
    [56 * w, -10, 57 * w, -2, 57 * w, 6],
    [58 * w, 13, (60 + tuft) * w, 17, (66 + tuft) * w, 22],
    [60 * w, 24, 57 * w, 24, 54 * w, 24],
    [55 * w, 29, 56 * w, 32, 58 * w, 36],
    [51 * w, 37, 46 * w, 37, 41 * w, 38],
    [30 * w, jaw - 2, 16 * w, jaw, 0, jaw],
  ]
}

const n = (value: number): number => Math.round(value * 10) / 10
const curve = (c: readonly number[]): string => `C${c.map(n).join(' ')}`
const down = (curves: Curve[]): string => curves.map(curve).join('')

/** The path of a line walked back on the other side of the face. */
function up(line: Line): string {
  let path = ''
  let x = 0
  let y = CROWN
  for (const [ax, ay, bx, by, toX, toY] of line) {
    path = curve([-bx, by, -ax, ay, -x, y]) + path
    x = toX
    y = toY
  }
  return path
}

/** Where the lamp's light stops, from the chin up: the muzzle, the nose and the brow. */
const EDGE = `C12 46 27 41 28 29C28 20 18 14 8 13C5 7 4 0 5 -8C9 -22 7 -36 0 ${CROWN}Z`

interface HeadPaths {
  head: string
  shadow: string
  rim: string
}

export function headPaths(build: Build, left: Ears, right: Ears): HeadPaths {
  const dark = half(build, right)
  const [brow, ...rest] = dark
  const side = `M0 ${CROWN}${down(dark)}`
  return {
    head: `${side}${up(half(build, left))}Z`,
    shadow: side + EDGE,
    rim: `M${n(brow[4])} ${brow[5]}${down(rest.slice(0, -1))}`,
  }
}

export function wholeEar(build: Build, ears: Ears): string {
  const w = SHAPES[build].width
  const [brow, ...rest] = ear(ears, w)
  return `M${n(brow[4])} ${brow[5]}${down(rest)}Q${n(44 * w)} -38 ${n(brow[4])} ${brow[5]}Z`
}

export function innerEar(build: Build, ears: Ears): string {
  const w = SHAPES[build].width
  if (ears === 'fold') return `M${n(30 * w)} -56Q${n(54 * w)} -56 ${n(64 * w)} -37Q${n(40 * w)} -36 ${n(30 * w)} -56Z`
  const [x, y] = ears === 'tall' ? [43 * w, -84] : ears === 'wide' ? [61 * w, -62] : [47 * w, -72]
  return `M${n(26 * w)} -42C${n(28 * w)} -54 ${n(x - 8)} ${y + 8} ${n(x)} ${y}C${n(x + 3)} ${y + 14} ${n(x + 2)} -34 ${n(44 * w)} -28Q${n(36 * w)} -38 ${n(26 * w)} -42Z`
}

/** The right eye around 0,0, its inner corner to the left. */
export const EYE_PATHS: Record<Eyes, string> = {
  open: 'M-16 6C-12 -10 6 -17 17 -8C15 6 -3 14 -16 6Z',
  wide: 'M-16 4C-15 -16 11 -20 17 -6C17 12 -10 17 -16 4Z',
  sly: 'M-16 4L17 -8C16 6 -2 13 -16 4Z',
  angry: 'M-16 6C-8 -2 6 -8 16 -15C19 2 -2 13 -16 6Z',
  sleepy: 'M-16 -1Q1 -3 17 1C13 13 -9 13 -16 -1Z',
  closed: 'M-16 0Q1 12 17 -4Q2 7 -16 0Z',
}

/** Pupils: x, y, half width, half height. */
export const PUPILS: Record<Eyes, readonly [number, number, number, number]> = {
  open: [1, -2, 4, 9],
  wide: [0, -2, 7.5, 10],
  sly: [2, 1.5, 3.5, 6],
  angry: [1, 0, 3, 7.5],
  sleepy: [1, 4, 4.5, 5],
  closed: [0, 0, 0, 0],
}

export const MOUTH_PATHS: Record<Mouth, string> = {
  calm: 'M0 20V27Q-5 34 -14 31M0 27Q5 34 14 31',
  smile: 'M0 20V26Q-7 36 -19 28M0 26Q7 36 19 28',
  grin: 'M0 20V26M-22 25Q-12 30 0 26Q12 30 22 25Q14 42 0 42Q-14 42 -22 25',
  frown: 'M0 20V26Q-6 27 -14 34M0 26Q6 27 14 34',
  fang: 'M0 20V27Q-5 34 -15 30M0 27Q5 34 15 30M9 32L11 39L14 31',
  smirk: 'M0 20V28Q-4 32 -10 31M0 28Q9 35 22 24',
  gasp: 'M0 20V26M-6 32Q0 24 6 32Q6 41 0 41Q-6 41 -6 32',
}

/** Markings that stay within any build's outline. */
export const COAT_PATHS: Record<Coat, string> = {
  solid: '',
  tabby:
    'M-4 -44L0 -22L4 -44ZM-18 -42Q-15 -28 -7 -22Q-8 -34 -11 -44ZM18 -42Q15 -28 7 -22Q8 -34 11 -44ZM-55 0Q-44 2 -38 9Q-48 8 -56 6ZM55 0Q44 2 38 9Q48 8 56 6ZM-58 20Q-46 14 -36 18Q-46 20 -52 26ZM58 20Q46 14 36 18Q46 20 52 26ZM-50 36Q-40 28 -30 28Q-38 34 -42 39ZM50 36Q40 28 30 28Q38 34 42 39Z',
  spots:
    'M-12 -34a6 5 0 1 0 12 0a6 5 0 1 0 -12 0M8 -30a5 4.5 0 1 0 10 0a5 4.5 0 1 0 -10 0M-28 -30a5 4 0 1 0 10 0a5 4 0 1 0 -10 0M-54 4a5 4 0 1 0 10 0a5 4 0 1 0 -10 0M-48 17a6 5 0 1 0 12 0a6 5 0 1 0 -12 0M-40 31a4.5 4 0 1 0 9 0a4.5 4 0 1 0 -9 0M44 4a5 4 0 1 0 10 0a5 4 0 1 0 -10 0M36 17a6 5 0 1 0 12 0a6 5 0 1 0 -12 0M31 31a4.5 4 0 1 0 9 0a4.5 4 0 1 0 -9 0',
  tuxedo:
    'M0 -30C4 -14 8 0 14 8C30 14 36 24 32 34C22 46 8 49 0 49C-8 49 -22 46 -32 34C-36 24 -30 14 -14 8C-8 0 -4 -14 0 -30Z',
  patches:
    'M-4 -45C-10 -34 -12 -24 -8 -12C-8 6 -30 14 -44 6C-52 2 -54 -8 -50 -20C-46 -32 -24 -46 -4 -45ZM54 8C40 6 30 14 32 26C34 36 40 36 56 35L53 25L64 22Q56 16 54 8Z',
  points:
    'M0 0C8 2 12 6 20 9C32 15 34 28 26 37C18 45 8 48 0 48C-8 48 -18 45 -26 37C-34 28 -32 15 -20 9C-12 6 -8 2 0 0Z',
}
