/** The sizes at which a text is tried, as shares of its usual size; below the last it would be hard to read. */
const SHARES = [1, 0.9, 0.82] as const

/** Sets a text so large that it fits into its box of fixed height, by `--text`. What is longer still scrolls. */
export function fitText(..._reasons: readonly unknown[]): (box: HTMLElement) => () => void {
  return (box) => {
    const fit = (): void => {
      for (const share of SHARES) {
        // To set what is set already would lay the text out again.
        const text = String(share)
        if (box.style.getPropertyValue('--text') !== text) box.style.setProperty('--text', text)
        if (box.scrollHeight <= box.clientHeight) return
      }
    }
    // The observer calls at once too: after the page was laid out, so that measuring costs no layout of its own.
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }
}
