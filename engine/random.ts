/**
 * A stream of random numbers, the same for the same seed on every machine. Not for secrets: it is for simulations,
 * searches and tests. Its state is four 32-bit words kept signed, so that they stay small integers of the virtual
 * machine and drawing allocates nothing.
 */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter: number

  constructor(seed: string | number) {
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

/** Four words out of any text, by the mixing of MurmurHash3. */
function words(seed: string): [number, number, number, number] {
  let hash = 0x9747b28c ^ seed.length
  for (let i = 0; i < seed.length; i++) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 0xcc9e2d51)
    hash = (hash << 13) | (hash >>> 19)
  }
  const word = (): number => {
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return mixed ^ (mixed >>> 16)
  }
  return [word(), word(), word(), word()]
}
