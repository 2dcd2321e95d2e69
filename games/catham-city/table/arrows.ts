/** Arrow keys move the focus among the cards of a zone; Home and End go to its ends. */
export function arrowKeys(zone: HTMLElement): () => void {
  const onkeydown = (event: KeyboardEvent): void => {
    const cards = [...zone.querySelectorAll<HTMLElement>('[data-card]')]
    const at = cards.findIndex((card) => card === event.target)
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const next = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: cards.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    cards[(next + cards.length) % cards.length]?.focus()
  }
  zone.addEventListener('keydown', onkeydown)
  return () => zone.removeEventListener('keydown', onkeydown)
}
