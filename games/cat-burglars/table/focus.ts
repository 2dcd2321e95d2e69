import { tick } from 'svelte'

/**
 * Focus is never lost: what had it may be gone after the page has changed. Then, and when somebody who waits at the status
 * line is asked, it goes to the first thing that is lit. Call before the page changes.
 */
export function rescueFocus(root: HTMLElement | undefined): void {
  const focused = document.activeElement
  if (!root?.contains(focused)) return
  void tick().then(() => {
    const isGone = document.activeElement === null || document.activeElement === document.body
    const isWaiting = focused instanceof HTMLElement && focused.dataset['status'] !== undefined
    if (!isGone && !(isWaiting && document.activeElement === focused)) return
    const lit = [
      ...root.querySelectorAll<HTMLElement>('[data-lit]'),
      ...root.querySelectorAll<HTMLElement>('[data-decision]'),
    ]
    const next = lit.find((each) => each.checkVisibility()) ?? root.querySelector<HTMLElement>('[data-status]')
    next?.focus()
  })
}
