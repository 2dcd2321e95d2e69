const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrow keys move between the buttons of a zone. */
export function arrows(zone: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const buttons = [...zone.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const now = buttons.indexOf(document.activeElement as HTMLElement)
    const next = buttons[now + step]
    if (now < 0) return
    event.preventDefault()
    next?.focus()
  }
  zone.addEventListener('keydown', onKey)
  return () => zone.removeEventListener('keydown', onKey)
}
