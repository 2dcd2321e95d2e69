import { watchSize } from '@alleycat/ui/controls/sized.ts'

/** The space between the two, and the least between a note and the edge of the page, in pixels. */
const GAP = 8

/** Where the page ends, or the action bar begins where that stands to the right of what a note is about. */
function endRightOf(what: DOMRect): number {
  const bar = document.querySelector('[data-status]')?.closest('section')?.getBoundingClientRect()
  return bar && bar.left >= what.right ? bar.left : innerWidth
}

/** Places a note above what it is about, or below it where that is near the top of the page. */
export function beside(what: DOMRect): (note: HTMLElement) => () => void {
  return (note) => {
    const place = (): void => {
      const { width, height } = note.getBoundingClientRect()
      const above = what.top - GAP - height
      const top = above >= GAP ? above : Math.min(what.bottom + GAP, innerHeight - height - GAP)
      const middle = what.left + what.width / 2 - width / 2
      const left = Math.max(GAP, Math.min(middle, endRightOf(what) - width - GAP))
      Object.assign(note.style, { left: `${left}px`, top: `${top}px` })
    }
    place()
    // A phone that is turned, or larger text, gives the note another size.
    return watchSize(note, place)
  }
}
