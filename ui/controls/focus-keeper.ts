/**
 * Keeps the focus on the table: where the focused element is gone, a permanent one takes it. Nothing else moves the focus,
 * and a question of the game does not either: it would cut short what is read out, and the next Enter would press something.
 */
export class FocusKeeper {
  #isHere = false

  /** Attaches the keeper to the table. */
  readonly attend = (table: HTMLElement): (() => void) => {
    const onfocusin = (): void => {
      this.#isHere = true
    }
    const onfocusout = (event: FocusEvent): void => {
      const to = event.relatedTarget
      if (to instanceof Node && !table.contains(to)) this.#isHere = false
    }
    table.addEventListener('focusin', onfocusin)
    table.addEventListener('focusout', onfocusout)
    return () => {
      table.removeEventListener('focusin', onfocusin)
      table.removeEventListener('focusout', onfocusout)
    }
  }

  /** Moves the focus there if the focused element is gone. It must be called after every change of the page. */
  catch(place: HTMLElement | null | undefined): void {
    if (this.#isHere && document.activeElement === document.body) place?.focus({ preventScroll: true })
  }
}
