/**
 * Powers made of additions, multiplications and square roots alone, which every machine and browser rounds alike. The
 * last digits of `Math.exp` and `**` are left to the browser, so a bot that weighed decisions by them could decide
 * otherwise elsewhere from the same seed.
 */

/** How finely powers of two are tabled: 2^(j/32). */
const PARTS = 32
/** ln 2 in two parts, of which the first has so few digits that its small multiples are exact (fdlibm, e_exp.c). */
const LN2_HIGH = 6.93147180369123816e-1 / PARTS
const LN2_LOW = 1.90821492927058770002e-10 / PARTS
/** Below this, e^x is no normal number. */
const LEAST = -708

const ROOTS = Float64Array.from({ length: PARTS }, (_, index) => {
  let product = 1
  for (let bit = PARTS / 2, root = Math.SQRT2; bit >= 1; bit /= 2, root = Math.sqrt(root))
    if (index & bit) product *= root
  return product
})
const HALVINGS = Float64Array.from({ length: 1024 }, () => 1)
for (let index = 1; index < HALVINGS.length; index++) HALVINGS[index] = HALVINGS[index - 1]! / 2

/** e^x for x of at most 0, to thirteen digits. */
export function exp(x: number): number {
  if (x < LEAST) return 0
  const parts = Math.floor(x * (PARTS / Math.LN2) + 0.5)
  const rest = x - parts * LN2_HIGH - parts * LN2_LOW
  const series = 1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24 + rest / 120))))
  return ROOTS[parts & (PARTS - 1)]! * series * HALVINGS[-(parts >> 5)]!
}

/** A number to the power of a small whole number. */
export function power(base: number, exponent: number): number {
  let product = 1
  for (let left = exponent; left > 0; left--) product *= base
  return product
}
