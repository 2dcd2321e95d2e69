import { describe, expect, test } from 'vitest'
import { addressKey, Buckets } from './limits.ts'

describe('buckets', () => {
  test('hold so many permits and fill up steadily', () => {
    const buckets = new Buckets(2, 3)
    const take = (now: number): boolean => buckets.take('ada', now)
    expect([0, 0, 0, 0].map(take)).toEqual([true, true, true, false])
    expect([499, 500, 500].map(take)).toEqual([false, true, false])
    expect(buckets.take('ben', 500)).toBe(true)
  })

  test('are never more than their most: whoever came longest ago is forgotten', () => {
    const buckets = new Buckets(0.001, 1, 3)
    for (const name of ['a', 'b', 'c', 'a', 'd']) buckets.take(name, 0)
    expect(buckets.size).toBe(3)
    expect(buckets.take('a', 0)).toBe(false)
    expect(buckets.take('b', 0)).toBe(true)
  })

  test('cost the same when there are very many of them', () => {
    const buckets = new Buckets(0.001, 1)
    const taking = (from: number): number => {
      const began = performance.now()
      for (let i = 0; i < 5000; i++) buckets.take(`${from + i}`, 0)
      return performance.now() - began
    }
    for (let i = 0; i < 60_000; i++) buckets.take(`early ${i}`, 0)
    // Looking at all 50,000 at each request takes seconds.
    expect(taking(0)).toBeLessThan(1000)
  })
})

describe('the key of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
