import { chanceFrom, type ChanceSource } from '@alleycat/engine'
import { draw } from './draws.ts'

/**
 * A source of chance from the key of a table. Each outcome takes the next draw, over the listed weights in the listed
 * order.
 */
export function keyedChance(key: Uint8Array, firstDraw: number): ChanceSource {
  let index = firstDraw
  return chanceFrom({ below: (limit) => draw(key, index++, limit) })
}
