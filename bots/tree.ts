import type { Action } from '@alleycat/engine'
import type { Candidate } from './search.ts'

export const NO_EDGE = 0
/** The node before the first decision. A node is named by the edge that leads to it, and no edge leads to this one. */
export const ROOT = 0

/** A tree of decisions in flat arrays that grow by doubling and are kept from one search to the next. */
export class Tree {
  readonly #seats: number
  #size = 1
  #action = new Float64Array(1024)
  #firstChild = new Int32Array(1024)
  #nextSibling = new Int32Array(1024)
  #visits = new Int32Array(1024)
  #total = new Float64Array(1024)
  /** The edges from the root, and for each of them the sum of all seats' chances. */
  readonly #rootEdges: number[] = []
  #rootTotals = new Float64Array(256)
  #rootIndex = new Int32Array(1024)

  /** The result of `match`: how often the edges that are possible now were visited, and their mean value. */
  matchedVisits = 0
  matchedMean = 0.5

  constructor(seats: number) {
    this.#seats = seats
  }

  clear(): void {
    this.#size = 1
    this.#firstChild[ROOT] = NO_EDGE
    this.#rootEdges.length = 0
    this.#rootTotals.fill(0)
  }

  visits(edge: number): number {
    return this.#visits[edge]!
  }

  /** The mean chance of the seat that chose this edge. */
  mean(edge: number): number {
    return this.#total[edge]! / this.#visits[edge]!
  }

  /** Writes for each of the decisions the edge from `node` that stands for it, or `NO_EDGE`. */
  match(node: number, actions: readonly Action[], count: number, edges: Int32Array): void {
    let visits = 0
    let total = 0
    for (let i = 0; i < count; i++) edges[i] = NO_EDGE
    for (let edge = this.#firstChild[node]!; edge !== NO_EDGE; edge = this.#nextSibling[edge]!) {
      const action = this.#action[edge]!
      for (let i = 0; i < count; i++) {
        if (actions[i] !== action) continue
        edges[i] = edge
        visits += this.#visits[edge]!
        total += this.#total[edge]!
        break
      }
    }
    this.matchedVisits = visits
    this.matchedMean = visits > 0 ? total / visits : 0.5
  }

  add(node: number, action: Action): number {
    if (this.#size === this.#action.length) this.#grow()
    const edge = this.#size++
    this.#action[edge] = action
    this.#visits[edge] = 0
    this.#total[edge] = 0
    this.#firstChild[edge] = NO_EDGE
    this.#nextSibling[edge] = this.#firstChild[node]!
    this.#firstChild[node] = edge
    if (node === ROOT) {
      this.#rootIndex[edge] = this.#rootEdges.length
      this.#rootEdges.push(edge)
      if (this.#rootEdges.length * this.#seats > this.#rootTotals.length) this.#rootTotals = doubled(this.#rootTotals)
    }
    return edge
  }

  record(edge: number, chance: number): void {
    this.#visits[edge]!++
    this.#total[edge]! += chance
  }

  recordRoot(edge: number, chances: Float64Array): void {
    const start = this.#rootIndex[edge]! * this.#seats
    for (let seat = 0; seat < this.#seats; seat++) this.#rootTotals[start + seat]! += chances[seat]!
  }

  /** The decisions at the root, the most visited first. */
  candidates(): Candidate[] {
    return this.#rootEdges
      .map((edge, index) => {
        const visits = this.#visits[edge]!
        const totals = this.#rootTotals.subarray(index * this.#seats, (index + 1) * this.#seats)
        const chances = Array.from(totals, (total) => total / visits)
        return { action: this.#action[edge]!, visits, value: this.mean(edge), chances }
      })
      .toSorted((a, b) => b.visits - a.visits)
  }

  #grow(): void {
    this.#action = doubled(this.#action)
    this.#firstChild = doubled(this.#firstChild)
    this.#nextSibling = doubled(this.#nextSibling)
    this.#visits = doubled(this.#visits)
    this.#total = doubled(this.#total)
    this.#rootIndex = doubled(this.#rootIndex)
  }
}

function doubled<Numbers extends Int32Array | Float64Array>(numbers: Numbers): Numbers {
  const twice = new (numbers.constructor as new (length: number) => Numbers)(2 * numbers.length)
  twice.set(numbers)
  return twice
}
