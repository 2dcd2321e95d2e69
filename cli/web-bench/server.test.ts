import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder } from '../testing/program.ts'
import { arrivalOf } from './link.ts'
import { StaticServer } from './server.ts'

async function served(use: (server: StaticServer) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const dist = join(folder, 'dist')
    await mkdir(join(dist, 'assets'), { recursive: true })
    await writeFile(join(dist, 'index.html'), '<h1>Alleycat</h1>')
    await writeFile(join(dist, 'assets', 'a.js'), 'export {}\n'.repeat(1000))
    await writeFile(join(folder, 'secret'), 'secret')
    const server = await StaticServer.of(dist)
    try {
      await use(server)
    } finally {
      await server.close()
    }
  })
}

test('serves an app compressed and notes what it sent to whom', async () => {
  await served(async (server) => {
    const page = await fetch(server.address)
    expect(await page.text()).toBe('<h1>Alleycat</h1>')
    const script = await fetch(`${server.address}assets/a.js`, {
      headers: { referer: server.address, 'sec-fetch-dest': 'script' },
    })
    expect(script.headers.get('content-encoding')).toBe('br')
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect((await script.text()).length).toBe(10_000)
    const [first, second, ...others] = server.takeDeliveries()
    expect(others).toEqual([])
    expect(first).toMatchObject({ path: '/', askedBy: '' })
    expect(second).toMatchObject({ path: '/assets/a.js', askedBy: '/' })
    expect(second!.bytes).toBeLessThan(200)
    expect(server.takeDeliveries()).toEqual([])
  })
})

test('serves nothing outside its folder', async () => {
  await served(async (server) => {
    for (const path of ['%2e%2e/secret', '..%2fsecret', 'assets', 'nothing.js'])
      expect((await fetch(server.address + path)).status).toBe(404)
  })
})

test('serves what it is given in place of a file or beside them', async () => {
  await served(async (server) => {
    for (const path of ['index.html', 'other.html']) {
      server.serve(`/${path}`, `<h1>${path}</h1>`)
      expect(await (await fetch(server.address + path)).text()).toBe(`<h1>${path}</h1>`)
    }
  })
})

test('is as slow as the connection it is given', async () => {
  await served(async (server) => {
    server.connect({ bitsPerSecond: 8_000_000, roundTrip: 60 })
    const started = performance.now()
    const body = await (await fetch(`${server.address}assets/a.js`)).arrayBuffer()
    expect(performance.now() - started).toBeGreaterThan(55)
    expect(body.byteLength).toBe(10_000)
  })
})

test('answers share a connection: one arrives after the other', () => {
  const first = arrivalOf(1000, 8000, 0, 500)
  expect(first).toBe(1500)
  expect(arrivalOf(500, 8000, first, 600)).toBe(2000)
})
