/**
 * Shares so many workers between people: next comes the oldest work of whoever has been given the least time. Who comes
 * anew starts level with the others, so that nobody saves up time by waiting.
 */
export class FairQueue {
  readonly #workers: number
  readonly #now: () => number
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  /** The milliseconds that each person has been given, work in progress counted as a usual one. */
  readonly #given = new Map<string, number>()
  /** What the person had been given whose turn came last. */
  #level = 0
  #usual = 1
  #running = 0

  constructor(workers: number, now: () => number = () => performance.now()) {
    this.#workers = workers
    this.#now = now
  }

  run<T>(person: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(person) ?? []
      waiting.push(() => work().then(resolve, reject))
      this.#waiting.set(person, waiting)
      this.#startNext()
    })
  }

  #startNext(): void {
    if (this.#running >= this.#workers) return
    const person = this.#leastGiven()
    if (person === undefined) return
    const waiting = this.#waiting.get(person)!
    const work = waiting.shift()!
    if (waiting.length === 0) this.#waiting.delete(person)
    void this.#perform(person, work)
  }

  async #perform(person: string, work: () => Promise<void>): Promise<void> {
    const usual = this.#usual
    const began = this.#now()
    this.#level = this.#givenTo(person)
    this.#given.set(person, this.#level + usual)
    this.#running++
    await work()
    this.#running--
    const took = this.#now() - began
    this.#usual += (took - usual) * WEIGHT
    this.#given.set(person, this.#given.get(person)! + took - usual)
    this.#forgetLevel()
    this.#startNext()
  }

  #givenTo(person: string): number {
    return Math.max(this.#level, this.#given.get(person) ?? 0)
  }

  #leastGiven(): string | undefined {
    let least: string | undefined
    for (const person of this.#waiting.keys())
      if (least === undefined || this.#givenTo(person) < this.#givenTo(least)) least = person
    return least
  }

  /** Forgets people who are not ahead of the others, because they would start level with them anyway. */
  #forgetLevel(): void {
    if (this.#given.size <= this.#waiting.size + MOST_AHEAD) return
    for (const [person, given] of this.#given)
      if (given <= this.#level && !this.#waiting.has(person)) this.#given.delete(person)
  }
}

/** How much the latest work counts in what is usual. */
const WEIGHT = 0.1
const MOST_AHEAD = 100
