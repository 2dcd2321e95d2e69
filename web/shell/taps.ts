/** The taps on a table: where the last one was, and whether it goes on to what happens next. */
export class Taps {
  /** The bounds of what was tapped last. */
  last = new DOMRect()
  /** Whether the tap began while something was staged, which it then ended. */
  #endedScene = false

  begin(table: Element): void {
    this.#endedScene = table.querySelector('[data-staging]') !== null
  }

  /** There is no `hurry` where there is nothing to wait for. */
  end(event: MouseEvent, hurry: (() => void) | null): void {
    const { target, detail } = event
    if (!(target instanceof Element)) return
    // The second half of a double click on a button is no tap on what has taken its place.
    if (hurry && detail < 2) {
      // A key clicks without a tap that could have ended a scene.
      const isForScene = this.#endedScene && detail > 0 && target.closest('[data-close-up]') !== null
      if (isForScene) event.stopPropagation()
      if (isForScene || !target.closest('button, a, label')) hurry()
    }
    this.last = (target.closest('button') ?? target).getBoundingClientRect()
  }
}
