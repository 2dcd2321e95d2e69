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

  test('are never more than their most, also while none is full: whoever came longest ago is forgotten', () => {
    const buckets = new Buckets(0.001, 1, 3)
    for (const name of ['a', 'b', 'c', 'a', 'd']) buckets.take(name, 0)
    expect(buckets.size).toBe(3)
    expect(buckets.take('a', 0)).toBe(false)
    expect(buckets.take('b', 0)).toBe(true)
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
