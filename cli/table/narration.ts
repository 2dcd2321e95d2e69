import { capitalised } from '../text.ts'

/** How many there are of each letter, in alphabetical order. */
export function lettersCounted(letters: string): [letter: string, count: number][] {
  const counts = new Map<string, number>()
  for (const letter of [...letters].toSorted()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts]
}

/** Neighbouring events that are told together, such as five cards drawn one by one. */
export function runsOf<Event>(events: readonly Event[], belong: (a: Event, b: Event) => boolean): Event[][] {
  const runs: Event[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last && belong(last[0]!, event)) last.push(event)
    else runs.push([event])
  }
  return runs
}

/** Clauses into lines: each that `starts` opens a line, the others follow it. An empty one may open a line, too. */
export function linesFrom(clauses: readonly { readonly text: string; readonly starts: boolean }[]): string[] {
  const lines: string[][] = []
  for (const { text, starts } of clauses) {
    if (starts || lines.length === 0) lines.push([text])
    else lines.at(-1)!.push(text)
  }
  return lines
    .map((line) => capitalised(line.filter((clause) => clause !== '').join('; ')))
    .filter((line) => line !== '')
}
