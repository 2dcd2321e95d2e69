/** What keys do at a table; each returns whether it had a meaning. */
export interface TableKeys {
  /** A letter chooses a card; with Shift one that lies in the middle of the table. */
  readonly letter: (letter: string, shift: boolean) => boolean
  /** A digit chooses what is numbered at the table, such as an opponent or an answer, from 1. */
  readonly digit: (digit: number) => boolean
  /** Enter confirms what was put together by keys. */
  readonly confirm: () => boolean
  /** Escape lets go of what is chosen. */
  readonly clear: () => boolean
}

/** Lets a table be played by letters and digits, wherever the focus is. To be called before others hear the key. */
export function tableKeys(keys: TableKeys): (event: KeyboardEvent) => void {
  // Enter on a button that was reached by other keys presses that button.
  let isTyping = false
  return (event) => {
    const { key, target, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return
    const isTaken = target instanceof Element && target.closest('dialog, input, textarea, select') !== null
    const isDone = !isTaken && act(key, shiftKey)
    isTyping = isDone && key !== 'Enter'
    if (isDone) event.preventDefault()
  }

  function act(key: string, shift: boolean): boolean {
    if (key === 'Enter') return isTyping && keys.confirm()
    if (key === 'Escape') return keys.clear()
    if (/^\d$/.test(key)) return keys.digit(Number(key))
    return /^\p{L}$/u.test(key) && keys.letter(key.toLowerCase(), shift)
  }
}
