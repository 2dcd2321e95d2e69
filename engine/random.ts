/**
 * A stream of random numbers, the same for the same seed on every machine. Not for secrets: it is for simulations,
 * searches and tests. Its state is four 32-bit words kept signed, so that they stay small integers of the virtual
 * machine and drawing allocates nothing.
 */
export class Random {
  #a = 0
  #b = 0
  #c = 0
  #counter = 0

  constructor(seed: string | number) {
    this.restart(seed)
  }

  /** Begins the stream of another seed, as a new `Random` of that seed would. */
  restart(seed: string | number): void {
    const [a, b, c, d] = words(String(seed))
    this.#a = a
    this.#b = b
    this.#c = c
    this.#counter = d
    for (let i = 0; i < 12; i++) this.next()
  }

  /** 32 random bits as a signed integer: the generator sfc32 of Chris Doty-Humphrey's PractRand. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum
  }

  /** A number from 0 up to but not including 1. */
  fraction(): number {
    return (this.next() >>> 0) * 2 ** -32
  }

  /** A whole number from 0 to limit - 1, each exactly as likely; limit is 1 to 32768. */
  below(limit: number): number {
    // Lemire's method on 16 bits: the high half of the product, rejecting the few low halves that would favour some.
    let product = (this.next() >>> 16) * limit
    if ((product & 0xffff) < limit) {
      const unfair = 0x10000 % limit
      while ((product & 0xffff) < unfair) product = (this.next() >>> 16) * limit
    }
    return product >>> 16
  }
}

/** Four words out of any text: four hashes that feed one another, so that different texts keep 128 bits of difference. */
function words(seed: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}
