/** Milliseconds until a press counts as a long one. */
const LONG = 500
/** Pixels that a finger may move meanwhile. */
const STILL = 10

const thingOf = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-close-up]')?.dataset['closeUp'] : null) ?? null

/** What has the focus, if it can be seen large. */
export const focusedThing = (): string | null => thingOf(document.activeElement)

/**
 * Opens what is pressed long, clicked with the other button, or focused when the key for menus is pressed. Safari on phones
 * knows no menu for a long press, so fingers are timed here.
 */
export function closerLook(look: (thing: string) => void): (table: HTMLElement) => () => void {
  return (table) => {
    let timer = 0
    let start = { x: 0, y: 0 }
    /** Lifting the finger after a long press is no tap. */
    let isDone = false
    const cancel = (): void => clearTimeout(timer)
    const open = (thing: string): void => {
      cancel()
      if (!isDone) look(thing)
      isDone = true
    }
    const listeners: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown: ({ pointerType, target, clientX: x, clientY: y }) => {
        cancel()
        isDone = false
        start = { x, y }
        const thing = thingOf(target)
        if (pointerType === 'touch' && thing !== null) timer = window.setTimeout(() => open(thing), LONG)
      },
      pointermove: ({ clientX, clientY }) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) cancel()
      },
      pointerup: cancel,
      pointercancel: cancel,
      contextmenu: (event) => {
        const thing = thingOf(event.target)
        if (thing === null) return
        event.preventDefault()
        open(thing)
        // A key or a mouse brings no click that would have to be left out.
        if (!('pointerType' in event) || event.pointerType !== 'touch') isDone = false
      },
      click: (event) => {
        if (!isDone) return
        isDone = false
        // Keys and assistive technology click without a finger that was lifted.
        if (event instanceof MouseEvent && event.detail === 0) return
        event.stopPropagation()
        event.preventDefault()
      },
    }
    const all = Object.entries(listeners) as [string, EventListener][]
    for (const [type, listener] of all) table.addEventListener(type, listener, { capture: true })
    return () => {
      cancel()
      for (const [type, listener] of all) table.removeEventListener(type, listener, { capture: true })
    }
  }
}
