import { announcer } from '../announcer.svelte.ts'

/** What a table says of a move while it is put together. */
interface SaidMove {
  /** What is built so far, or what is asked when nothing is. */
  readonly text: string
  readonly isBuilding: boolean
  /** Whether the player is asked for a decision. */
  readonly isAsked: boolean
}

/** Announces what is built whenever it changes, and the question again when all is let go. To be called while a component is made. */
export function sayChanges(move: () => SaidMove): void {
  let wasBuilding = false
  $effect(() => {
    const { text, isBuilding, isAsked } = move()
    if (isAsked && (isBuilding || wasBuilding)) announcer.say(text)
    wasBuilding = isBuilding
  })
}
