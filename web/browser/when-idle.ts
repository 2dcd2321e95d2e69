/** Runs work that nobody waits for once the page is idle. Returns a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(work, { timeout: 2000 })
    return () => cancelIdleCallback(request)
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}
