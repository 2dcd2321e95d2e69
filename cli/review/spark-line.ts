const BARS = '▁▂▃▄▅▆▇█'
/** The most bars that a row has. */
const MOST = 40

/** Chances as a row of bars; in a long game each bar shows the mean of several chances. */
export function sparkLine(chances: readonly number[]): string {
  const columns = Math.min(MOST, chances.length)
  return Array.from({ length: columns }, (_, column) => {
    const start = Math.floor((column * chances.length) / columns)
    const stretch = chances.slice(start, Math.floor(((column + 1) * chances.length) / columns))
    // The last bar is the result of the game and never part of a mean.
    const mean =
      column === columns - 1 ? stretch.at(-1)! : stretch.reduce((sum, chance) => sum + chance, 0) / stretch.length
    return BARS[Math.max(0, Math.min(BARS.length - 1, Math.floor(mean * BARS.length)))]!
  }).join('')
}
