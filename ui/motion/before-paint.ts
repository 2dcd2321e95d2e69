/**
 * Does something before the page is painted next, when everything that changes together has changed: then it is measured
 * once, and not in the same task in which it changed. Returns a function that calls it off.
 */
export function beforePaint(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}
