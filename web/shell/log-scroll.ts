/** How far a list is scrolled, and how far it could be, in pixels. */
type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

/** The pixels from its end within which a list counts as read to its end. */
const NEAR = 40

/**
 * Whether somebody reads earlier lines of a list. Only scrolling up tells that: a list is also left of its end when it
 * becomes lower, or longer, before it has been scrolled to its end.
 */
export function isReading(was: boolean, top: number, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
  if (scrollHeight - scrollTop - clientHeight <= NEAR) return false
  return was || scrollTop < top
}
