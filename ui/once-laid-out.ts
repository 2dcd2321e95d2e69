/**
 * Does something once an element is laid out: before the next paint, or when the dialog opens that the element is in. It may
 * scroll, but must not change any size. Returns a function that calls this off.
 */
export function onceLaidOut(element: Element, work: () => void): () => void {
  // The first report comes as soon as the element has a size, which nothing has in a closed dialog.
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    work()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
