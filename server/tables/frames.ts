import { hasSeat, perspectiveOf, type Action, type Game, type Result, type Viewer } from '@alleycat/engine'
import type { Clocks } from './pace.ts'
import { isFor, type Publication, type Timeline } from './timeline.ts'

/** What one viewer is told of a table at one moment. */
export interface Frame {
  readonly table: string
  /** Counts what this viewer was told, from 1: nothing else may be read from it. */
  readonly frame: number
  readonly at: number
  /** The position as the viewer may know it: docs/bots.md describes each game's. */
  readonly view: unknown
  /** What happened since the frame before. */
  readonly events: readonly unknown[]
  /** What is asked of the viewer. */
  readonly ask: Ask | null
  readonly clocks: Clocks
  readonly result: Result | null
}

interface Ask {
  /** To be sent back with the decision: how many have been asked of this seat, this one included. */
  readonly number: number
  /** What may be decided, in the notation of records. */
  readonly legal: readonly string[]
  /** A position that the seat cannot tell from the true one, for the engine: it says why something is not legal. */
  readonly imagined: readonly number[]
}

/** Frames from number `after` + 1 on that a viewer may see by now. */
export function framesAfter(table: string, timeline: Timeline, viewer: Viewer, after: number, now: number): Frame[] {
  const frames: Frame[] = []
  let number = 0
  for (const publication of timeline.publications) {
    if (publication.visibleAt > now) break
    if (!isFor(publication, viewer)) continue
    number++
    if (number > after) frames.push(frameOf(table, timeline.game, publication, viewer, number))
  }
  return frames
}

/** How the table stands for a viewer; undefined before the start. */
export function latestFrame(table: string, timeline: Timeline, viewer: Viewer, now: number): Frame | undefined {
  const count = frameCount(timeline, viewer, now)
  return framesAfter(table, timeline, viewer, count - 1, now).at(-1)
}

export function frameCount(timeline: Timeline, viewer: Viewer, now: number): number {
  return timeline.publications.filter((each) => each.visibleAt <= now && isFor(each, viewer)).length
}

/** When more becomes visible without anybody doing anything; undefined when nothing is held back. */
export function nextVisible(timeline: Timeline, now: number): number | undefined {
  return timeline.publications.findLast((each) => each.visibleAt > now)?.visibleAt
}

function frameOf(table: string, game: Game, publication: Publication, viewer: Viewer, number: number): Frame {
  const { state, events, owing, answer, visibleAt, clocks, over, decided } = publication
  const view = game.view(state, viewer)
  return {
    table,
    frame: number,
    at: visibleAt,
    view: answer === null ? view : answered(view, answer),
    events: events.flatMap((event) => game.redact(event, viewer) ?? []),
    ask:
      viewer !== null && hasSeat(owing, viewer)
        ? {
            number: decided[viewer]! + 1,
            legal: legalTexts(game, publication, viewer),
            imagined: [...perspectiveOf(game, state, viewer, game.knowledge(viewer)).state],
          }
        : null,
    clocks,
    result: over ? game.result(state) : null,
  }
}

/**
 * A view of somebody whose answer is in, made from the one before it. The position after it would not do: when this was the
 * last answer it is resolved already, and who gave it must not learn that from its own view (CC-25).
 */
const answered = (view: unknown, answer: string): unknown => ({ ...(view as object), asked: false, answer })

function legalTexts(game: Game, { state }: Publication, seat: number): string[] {
  const actions: Action[] = []
  const count = game.legal(state, seat, actions)
  return actions.slice(0, count).map((action) => game.format(state, seat, action))
}
