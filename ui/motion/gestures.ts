import { isMoving, pace } from '../settings.svelte.ts'

/** Short-lived drawings that say who does something to whom. They lie over the table and take no taps. */

/** In milliseconds, as the speed is set. */
const length = (): number => 1100 * pace()
/** Nothing is drawn where nobody would see it, or where things happen at once. */
const isShown = (): boolean => isMoving() && pace() > 0 && !document.hidden
const SVG = 'http://www.w3.org/2000/svg'

interface Point {
  readonly x: number
  readonly y: number
}

/** Draws a line from the first element to the second. */
export function point(from: Element | null | undefined, to: Element | null | undefined): void {
  if (!from || !to || !isShown()) return
  const [start, end] = [middle(from), middle(to)]
  const bend = { x: (start.x + end.x) / 2 + (end.y - start.y) / 5, y: (start.y + end.y) / 2 - (end.x - start.x) / 5 }
  const svg = document.createElementNS(SVG, 'svg')
  Object.assign(svg.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '20' })
  lay(
    svg,
    `<path d="M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}" pathLength="1" fill="none"
    stroke="var(--lamp)" stroke-width="5" stroke-linecap="round" stroke-dasharray="1"/>
    <circle cx="${end.x}" cy="${end.y}" r="9" fill="var(--lamp)"/>`,
  )
  const [path, circle] = svg.children
  path!.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: length() / 3, easing: 'ease-out' })
  circle!.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: length() / 3 })
  fade(svg)
}

/** Lets a text such as `+3` fly from the middle of the table to an element. */
export function award(text: string, isGain: boolean, from: Element | undefined, to: Element | null | undefined): void {
  if (!from || !to || !isShown()) return
  const [start, end] = [middle(from), middle(to)]
  const label = document.createElement('b')
  label.textContent = text
  Object.assign(label.style, {
    position: 'fixed',
    left: `${end.x}px`,
    top: `${end.y}px`,
    zIndex: '20',
    padding: '0 0.4em',
    borderRadius: '1em',
    background: isGain ? 'var(--good)' : 'var(--bad)',
    color: 'var(--night)',
    fontSize: '1.4rem',
  })
  lay(label)
  label.animate(
    [
      { transform: `translate(-50%, -50%) translate(${start.x - end.x}px, ${start.y - end.y}px) scale(1.6)` },
      { transform: 'translate(-50%, -50%)' },
    ],
    { duration: length() / 2, easing: 'ease-in-out', fill: 'both' },
  )
  fade(label)
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function lay(drawing: HTMLElement | SVGElement, inside?: string): void {
  if (inside !== undefined) drawing.innerHTML = inside
  drawing.setAttribute('aria-hidden', 'true')
  drawing.style.pointerEvents = 'none'
  document.body.append(drawing)
}

function fade(drawing: HTMLElement | SVGElement): void {
  const fading = drawing.animate([{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { duration: length() })
  const remove = (): void => drawing.remove()
  fading.addEventListener('finish', remove)
  fading.addEventListener('cancel', remove)
}
