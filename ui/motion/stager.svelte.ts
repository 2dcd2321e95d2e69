import { untrack } from 'svelte'
import { isMoving, pace } from '../settings.svelte.ts'
import type { SoundName } from '../sounds.ts'
import type { Staging } from './staging.ts'
import type { Suspense } from './suspense.svelte.ts'

interface Happening {
  readonly events: () => readonly unknown[]
  /** What is made of the events. */
  readonly scenes: () => readonly Staging[]
  /** The last of the events, which wait for the end of the scenes. */
  readonly waiting: () => readonly unknown[]
  readonly isAsked: () => boolean
}

/** Holds what is staged now. What happens next takes its place, but cards are turned over to the end. */
export class Stager {
  /** The scene that is shown, and those that follow it. */
  #scenes: readonly Staging[] = $state.raw([])
  /** Whether the points of this scene have arrived, and its cards that were turned over have been seen. */
  #hasCome = $state(true)
  readonly #play: (sound: SoundName) => void
  readonly #suspense: Suspense

  constructor(play: (sound: SoundName) => void, suspense: Suspense) {
    this.#play = play
    this.#suspense = suspense
  }

  /** Stages what happens at a table, until the viewer is asked or the table is left. To be called where a component begins. */
  follow({ events, scenes, waiting, isAsked }: Happening): void {
    $effect.pre(() => {
      const happened = events()
      untrack(() => (happened.length === 0 ? this.end() : this.stage(scenes(), happened, waiting())))
    })
    $effect.pre(() => {
      if (isAsked()) untrack(() => this.end())
    })
    $effect(() => () => this.end())
  }

  get now(): Staging | null {
    return this.#scenes[0] ?? null
  }

  /** Stages, one after the other, the scenes that events are made of, if any. The last events may wait for its end. */
  stage(scenes: readonly Staging[], events: readonly unknown[], waiting: readonly unknown[] = []): void {
    const shown = scenes.filter(isWorthSeeing)
    if (shown.length > 0) {
      this.#suspense.hide(events, waiting)
      this.#show(shown)
      return
    }
    // What nobody sees is heard.
    if (scenes.some(({ awards }) => awards.some(({ change }) => change > 0))) this.#play('points')
    if (this.now?.turned.length === 0) this.end()
  }

  /** The points that are still on their way to a place. */
  onTheirWay(place: string): number {
    const awards = this.#scenes.slice(this.#hasCome ? 1 : 0).flatMap((scene) => scene.awards)
    return awards.reduce((sum, { change, to }) => sum + (to === place ? change : 0), 0)
  }

  /** Lets points count and cards be known. */
  come(): void {
    this.#hasCome = true
    if (this.#scenes.length < 2) this.#suspense.lift()
  }

  /** Lets cards be known while points are still on their way. */
  know(): void {
    if (this.#scenes.length < 2) this.#suspense.reveal()
  }

  /** Goes on to the next scene. */
  next(): void {
    this.#show(this.#scenes.slice(1))
  }

  /** Ends this scene and those that were to follow. */
  end(): void {
    this.#show([])
  }

  #show(scenes: readonly Staging[]): void {
    this.#scenes = scenes
    this.#suspense.isStaging = scenes.length > 0
    this.#hasCome = scenes.length === 0 || pace() === 0 || !isMoving()
    const isSecret = scenes.length > 1 || scenes[0]?.turned.length || scenes[0]?.secretFor
    if (this.#hasCome) this.#suspense.lift()
    else if (!isSecret) this.#suspense.reveal()
  }
}

/** Where everything happens at once, only what is turned over is seen. */
const isWorthSeeing = ({ turned }: Staging): boolean => !document.hidden && (pace() > 0 || turned.length > 0)
