import { announcer } from '../announcer.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { play } from '../sound.ts'

/** What keys do at a table; each returns whether it had a meaning. */
interface TableKeys {
  /** Whether the player is asked for a decision. */
  readonly isAsked: () => boolean
  /** A letter chooses a card; with Shift one that lies in the middle of the table. */
  readonly letter: (letter: string, shift: boolean) => boolean
  /** A digit chooses what is numbered at the table, such as an opponent or an answer, from 1. */
  readonly digit: (digit: number) => boolean
  /** Enter confirms what was put together by keys. */
  readonly confirm: () => boolean
  /** Whether something is chosen that is not confirmed yet. */
  readonly isBegun: () => boolean
  /** Escape lets go of what is chosen. */
  readonly clear: () => boolean
}

/** Lets a table be played by letters and digits, wherever the focus is. To be called before others hear the key. */
export function tableKeys(keys: TableKeys): (event: KeyboardEvent) => void {
  // Enter on a button that was reached by other keys presses that button; elsewhere there is nothing else to press.
  let isTyping = false
  return (event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return
    const isOn = (controls: string): boolean => target instanceof Element && target.closest(controls) !== null
    if (!isOn('button, a, summary')) isTyping ||= key === 'Enter'
    if (!isOn('dialog, input, textarea, select') && act(event)) event.preventDefault()
    else isTyping = false
  }

  function act({ key, code, shiftKey }: KeyboardEvent): boolean {
    if (key === 'Enter') return isTyping && enter()
    isTyping = settings.keys && type(key, code, shiftKey)
    if (settings.keys && !isTyping && /^[\p{L}\d]$/u.test(key) && keys.isAsked()) answer()
    return isTyping || (key === 'Escape' && keys.clear())
  }

  function type(key: string, code: string, shift: boolean): boolean {
    // On a French keyboard the keys of digits have other signs unless Shift is pressed; on a Swiss one Shift makes 1 a plus.
    const digit = /^Digit(\d)$/.exec(shift ? '' : code)?.[1] ?? /^\d$/.exec(key)?.[0]
    if (digit !== undefined) return keys.digit(Number(digit))
    return /^\p{L}$/u.test(key) && keys.letter(key.toLowerCase(), shift)
  }

  /** A key that chooses nothing now is answered with how things stand. */
  function answer(): void {
    announcer.again()
    play('refuse')
  }

  /** Confirms what was typed. Where it is not complete, that is said again, and nothing that has the focus is pressed. */
  function enter(): boolean {
    const isConfirmed = keys.confirm()
    isTyping = !isConfirmed && keys.isBegun()
    if (isTyping) announcer.again()
    return isConfirmed || isTyping
  }
}

/** The key of a button, to be shown and told by its `aria-keyshortcuts`; none while single keys are switched off. */
export const singleKey = (key: string): string | undefined => (settings.keys ? key : undefined)

/** Presses something of a table for a key and gives it the focus, so that what is said of it is shown beside it. */
export function pressByKey(table: HTMLElement | undefined, selector: string): boolean {
  const found = table?.querySelector<HTMLElement>(selector)
  found?.focus()
  found?.click()
  return found instanceof HTMLElement
}
