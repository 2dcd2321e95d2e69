import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const nameOf = (userAgent: string, maxTouchPoints = 0): string =>
  deviceName({ userAgent, maxTouchPoints }, (browser, system) => `${browser} on ${system}`)

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome on iOS',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
])('%s is %s', (userAgent, name) => expect(nameOf(userAgent)).toBe(name))

test('an iPad is told from a Mac by being touched', () => {
  const safari = `${MAC} Version/26.0 Safari/605.1.15`
  expect(nameOf(safari)).toBe('Safari on macOS')
  expect(nameOf(safari, 5)).toBe('Safari on iPadOS')
})

test('what is not known is left out', () => {
  expect(nameOf('Ladybird/1.0 (Linux)')).toBe('Linux')
  expect(nameOf('Firefox/1.0')).toBe('Firefox')
  expect(nameOf('curl')).toBe('')
})
