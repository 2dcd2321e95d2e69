import { exp, type Random } from '@alleycat/engine'

/** The scores of judged decisions in a buffer that grows as needed, with two ways to choose among them. */
export class Scores {
  values = new Float64Array(256)

  /** Returns the array to write `count` scores into. */
  room(count: number): Float64Array {
    if (count > this.values.length) this.values = new Float64Array(2 * count)
    return this.values
  }

  /** The index of the highest score, drawn among equals. */
  best(count: number, random: Random): number {
    let best = 0
    let equals = 1
    for (let i = 1; i < count; i++) {
      if (this.values[i]! < this.values[best]!) continue
      equals = this.values[i]! > this.values[best]! ? 1 : equals + 1
      if (equals === 1 || random.below(equals) === 0) best = i
    }
    return best
  }

  /** Turns scores into weights, the highest of them 1, and returns their sum. */
  weigh(count: number, keenness: number): number {
    const values = this.values
    let most = values[0]!
    for (let i = 1; i < count; i++) if (values[i]! > most) most = values[i]!
    let sum = 0
    for (let i = 0; i < count; i++) {
      const weight = exp((values[i]! - most) * keenness)
      values[i] = weight
      sum += weight
    }
    return sum
  }

  /** Draws the index of a decision. A score that is one point higher is e^keenness times as likely. */
  draw(count: number, keenness: number, random: Random): number {
    let left = this.weigh(count, keenness) * random.fraction()
    for (let i = 0; i < count; i++) {
      left -= this.values[i]!
      if (left < 0) return i
    }
    return count - 1
  }
}
