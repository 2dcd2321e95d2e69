import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { jsonText } from '../../json-text.ts'
import { FrameTexts } from '../../tables/frame-texts.ts'
import { Stream } from './stream.ts'

test('a stream that was ended says no more, and no error is thrown at the server', async () => {
  const problems: unknown[] = []
  const server = createServer((_, response: ServerResponse) => {
    response.on('error', (error) => problems.push(error))
    const options = { person: null, address: '', session: null, resumed: new Map() }
    const stream = new Stream(response, new FrameTexts(), options)
    stream.send('bye', jsonText({}))
    stream.end()
    stream.send('me', jsonText({}))
    stream.beat()
    stream.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  expect(await text(response)).toBe('event: bye\ndata: {}\n\n')
  server.close()
  await once(server, 'close')
  expect(problems).toEqual([])
})
