import type { Move } from '../cards/card-identities.ts'
import { afterFrame, ownTask } from '../own-task.ts'
import { isMoving } from '../settings.svelte.ts'
import { beforePaint } from './before-paint.ts'

/**
 * Cards travel from where they were to where they go. Positions are taken before and after the page changes and the way
 * between is animated by transforms alone, so nothing ever waits for a card in the air.
 *
 * `data-flight` holds the id of a card that is drawn on its own. `data-pile` names the zone of cards that are not: a card
 * that comes from or goes to such a zone flies from or to the middle of that element. `data-face` marks drawings (a
 * letter, or `back`) to be copied for cards that are drawn at neither end.
 */
const LENGTH = 250
const STAGGER = 40

/** A card as it is drawn somewhere. */
interface Drawing {
  readonly element: HTMLElement
  readonly box: DOMRect
}

type Pile = (zone: string) => DOMRect | undefined

export class Flights {
  #root: HTMLElement | undefined
  #before = new Map<number, Drawing>()
  /** Starts the flights that are still to be measured, if any. */
  #start: (() => void) | undefined

  /** Notes where everything is; it has to be called before the page changes (`$effect.pre`). */
  before(root: HTMLElement | undefined): void {
    this.#start?.()
    this.#root = root
    this.#before.clear()
    if (!root || !this.#shown()) return
    for (const element of root.querySelectorAll<HTMLElement>('[data-flight]')) {
      const box = element.getBoundingClientRect()
      if (isDrawn(box)) this.#before.set(Number(element.dataset['flight']), { element, box })
    }
  }

  /** Call after it has changed (`$effect`), with the moves of `CardIdentities`, and whether they are no event of the game. */
  after(moves: readonly Move[], isJump: boolean): void {
    const root = this.#root
    if (!root || !this.#shown()) return
    const callOff = beforePaint(() => this.#start?.())
    this.#start = () => {
      callOff()
      this.#start = undefined
      if (!root.isConnected || !this.#shown()) return
      if (isJump && moves.length > MOST_JUMPING) return
      // Everything is measured before anything moves, because measuring after a change forces a new layout.
      const { flights, copies } = this.#measure(root, moves)
      for (const start of flights) start()
      if (copies.length > 0) void afterFrame().then(() => beforePaint(() => copies.forEach((start) => start())))
    }
  }

  /**
   * Every flight, ready to start. Those of copies may start after the next paint, because nothing that was seen is missed
   * meanwhile: a phone then has less to do for one frame.
   */
  #measure(root: HTMLElement, moves: readonly Move[]): Readonly<Record<'flights' | 'copies', readonly (() => void)[]>> {
    const flights: (() => void)[] = []
    const copies: (() => void)[] = []
    const pile = pilesOf(root)
    const travelled = new Map(moves.map((move) => [move.id, move]))
    const here = new Set<number>()
    for (const element of root.querySelectorAll<HTMLElement>('[data-flight]')) {
      const id = Number(element.dataset['flight'])
      here.add(id)
      const move = travelled.get(id)
      const from = this.#before.get(id)?.box ?? (move && pile(move.from))
      if (!from) continue
      const to = element.getBoundingClientRect()
      flights.push(() => glide(element, from, to))
    }
    let ghosts = 0
    for (const move of moves) {
      if (here.has(move.id)) continue
      const to = pile(move.to)
      const drawn = this.#before.get(move.id)
      const drawing = drawn ?? (ghosts < MOST_GHOSTS ? drawingOf(root, move, pile) : undefined)
      if (!to) continue
      const order = ghosts++
      if (drawing) (drawn ? flights : copies).push(() => fly(drawing, to, order))
    }
    return { flights, copies }
  }

  #shown(): boolean {
    return isMoving() && !document.hidden
  }
}

/** Elements in a closed panel have no size, so nothing flies from or to them. */
const isDrawn = ({ width }: DOMRect): boolean => width > 0

/** The most copies that fly at once; more cannot be told apart. */
const MOST_GHOSTS = 8
/** The most cards that fly after a jump in a replay or a take-back; where more change their places, nobody follows one. */
const MOST_JUMPING = 12

/** Finds where the elements of zones are, measuring each once. */
function pilesOf(root: HTMLElement): Pile {
  const boxes = new Map<string, DOMRect | undefined>()
  return (zone) => {
    if (!boxes.has(zone)) boxes.set(zone, root.querySelector(`[data-pile="${zone}"]`)?.getBoundingClientRect())
    return boxes.get(zone)
  }
}

/** Finds a drawing for a card that is drawn at neither end: a card like it where it comes from. */
function drawingOf(root: HTMLElement, move: Move, pile: Pile): Drawing | undefined {
  const box = pile(move.from)
  const element =
    root.querySelector<HTMLElement>(`[data-face="${move.kind ?? 'back'}"]`) ??
    root.querySelector<HTMLElement>('[data-face="back"]')
  return box && element ? { element, box } : undefined
}

/** How far the middle of a box is from that of another. */
const way = (from: DOMRect, to: DOMRect): [x: number, y: number] => [
  to.left + to.width / 2 - from.left - from.width / 2,
  to.top + to.height / 2 - from.top - from.height / 2,
]

/** A copy of a card on its way to a place where it is not drawn. */
function fly({ element, box: from }: Drawing, to: DOMRect, order: number): void {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const name of ['data-flight', 'data-face', 'id', 'hidden']) ghost.removeAttribute(name)
  ghost.classList.add('ghost')
  ghost.inert = true
  const width = Math.min(from.width, 72)
  const height = (width * 7) / 5
  const [left, top] = [from.left + (from.width - width) / 2, from.top + (from.height - height) / 2]
  ghost.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
  document.body.append(ghost)
  const [x, y] = way(from, to)
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.4 },
    ],
    { duration: LENGTH, delay: order * STAGGER, easing: 'ease-in-out', fill: 'both' },
  )
  // A frame tells that it has landed, and would lay the page out without it.
  landed(flight, () => void ownTask().then(() => ghost.remove()))
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = way(to, from)
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return
  // Were the layer part of the animation, the page itself would have to draw every frame.
  element.style.zIndex = '5'
  const flight = element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: LENGTH,
    easing: 'ease-out',
  })
  landed(flight, () => (element.style.zIndex = ''))
}

/** Does something when a flight has ended or was called off. */
const landed = ({ finished }: Animation, land: () => void): void => void finished.catch(() => undefined).then(land)
