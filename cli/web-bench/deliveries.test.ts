import { describe, expect, test } from 'vitest'
import { codeOf, sumUp, workersIn, type Delivery } from './deliveries.ts'

const delivery = (path: string, destination: string, askedBy = '/', bytes = 10): Delivery => ({
  path,
  destination,
  askedBy,
  bytes,
})

describe('bytes by what they were for', () => {
  test('scripts and styles of the page are its code', () => {
    const sums = sumUp([
      delivery('/', 'document', ''),
      delivery('/assets/a.js', 'script'),
      delivery('/assets/a.css', 'style'),
      delivery('/assets/a.woff2', 'font', '/assets/a.css'),
      delivery('/icon.svg', 'image'),
    ])
    expect(sums).toEqual({ script: 10, style: 10, worker: 0, font: 10, other: 20, offline: 0 })
    expect(codeOf(sums)).toBe(20)
  })

  test('what a worker is made of is counted apart', () => {
    const deliveries = [
      delivery('/assets/w.js', 'worker'),
      delivery('/assets/part.js', 'script', '/assets/w.js'),
      delivery('/assets/a.js', 'script'),
    ]
    expect(sumUp(deliveries)).toMatchObject({ worker: 20, script: 10 })
    expect([...workersIn(deliveries)]).toEqual(['/assets/w.js'])
  })

  test('what the service worker keeps for later is counted apart, though the page has fetched it too', () => {
    const sums = sumUp([
      delivery('/assets/a.js', 'script'),
      delivery('/service-worker.js', 'serviceworker'),
      delivery('/assets/a.js', 'empty', '/service-worker.js'),
    ])
    expect(sums).toMatchObject({ script: 10, offline: 20 })
  })

  test('a file that is asked for twice counts once', () => {
    expect(sumUp([delivery('/icon.svg', 'image'), delivery('/icon.svg', 'image')]).other).toBe(10)
  })
})
