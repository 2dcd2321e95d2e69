/** Returns a seed that nobody can guess. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(8)), (word) => word.toString(36)).join('-')
}

/** Returns an id for a new game. */
export const freshId = (): string => freshSeed().slice(0, 12)
