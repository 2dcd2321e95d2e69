import { tick } from 'svelte'

/**
 * Moves the focus to the first lit element when the focused element is gone after the page has changed, and when
 * somebody who waits at the status line is asked. It must be called before the page changes.
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
