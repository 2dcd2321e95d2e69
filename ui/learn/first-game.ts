/** What a viewer is shown of a game, as far as there is something to explain in it. */
export interface ShownScene<View = unknown, Event = unknown> {
  readonly view: View
  /** What led here from the view before. */
  readonly events: readonly Event[]
  /** All that has led here since the deal. */
  readonly past: readonly Event[]
  /** What the viewer may decide now. */
  readonly choices: readonly string[]
}

/** What a first game explains in one line each: the goal, and each card and action when it is first met. */
export interface FirstGame<View = unknown, Event = unknown> {
  /** What is met in a scene, the most important first. */
  readonly topics: (scene: ShownScene<View, Event>) => readonly string[]
  readonly line: (topic: string, view: View) => string
}
