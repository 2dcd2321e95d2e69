/**
 * Does something once an element is laid out: before the next paint, or when the dialog opens that the element is in. It may
 * scroll, but must not change any size. Returns a function that calls this off.
 */
export function onceLaidOut(element: Element, work: () => void): () => void {
  // Some browsers report at once, although nothing in a closed dialog is laid out, and others only when it is.
  const observer = new ResizeObserver(() => {
    if (element.getClientRects().length === 0) return
    observer.disconnect()
    work()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
