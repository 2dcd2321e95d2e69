/** Where each key leads from a button among so many. */
const TARGETS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys move the focus among the buttons of a zone, round and round; Home and End go to its ends. */
export function arrowKeys(zone: HTMLElement): () => void {
  const onkeydown = (event: KeyboardEvent): void => {
    const buttons = [...zone.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const at = buttons.indexOf(event.target as HTMLElement)
    const target = TARGETS[event.key]
    if (at < 0 || target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    buttons[target(at, buttons.length)]?.focus()
  }
  zone.addEventListener('keydown', onkeydown)
  return () => zone.removeEventListener('keydown', onkeydown)
}
