/** The focus is never lost: where its element is gone, a place that stays takes it. Escape takes a move back. */
export class FocusKeeper {
  #isHere = false

  /** To be attached to the table. */
  readonly attend =
    (escape: () => boolean) =>
    (table: HTMLElement): (() => void) => {
      const onfocusin = (): void => {
        this.#isHere = true
      }
      const onfocusout = (event: FocusEvent): void => {
        const to = event.relatedTarget
        if (to instanceof Node && !table.contains(to)) this.#isHere = false
      }
      const onkeydown = (event: KeyboardEvent): void => {
        if (event.key === 'Escape' && !event.defaultPrevented && escape()) event.preventDefault()
      }
      table.addEventListener('focusin', onfocusin)
      table.addEventListener('focusout', onfocusout)
      table.addEventListener('keydown', onkeydown)
      return () => {
        table.removeEventListener('focusin', onfocusin)
        table.removeEventListener('focusout', onfocusout)
        table.removeEventListener('keydown', onkeydown)
      }
    }

  /** Puts the focus there if its own place is gone; to be called after every change of the page. */
  catch(place: HTMLElement | undefined): void {
    if (this.#isHere && document.activeElement === document.body) place?.focus({ preventScroll: true })
  }
}
