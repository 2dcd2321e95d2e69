/** How many cats stand beside one another at full size. */
const FULL_SIZE = 3
const STEP = 100

/** Where cats who share a scene stand: how far from its middle, and at which part of their size. */
export function abreast(count: number): { x: number; scale: number }[] {
  const scale = Math.min(1, FULL_SIZE / count)
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * STEP * scale, scale }))
}
