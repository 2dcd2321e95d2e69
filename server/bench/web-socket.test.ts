import { PassThrough } from 'node:stream'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { frameOf, readFrames } from './web-socket.ts'

test('messages arrive whole, however long they are and however their bytes come', () => {
  const messages = [0, 1, 125, 126, 300, 65_535].map((length) => Buffer.alloc(length, 'x'))
  const long = Buffer.alloc(70_000, 'y')
  const head = Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  head.writeUIntBE(long.length, 4, 6)
  const mask = Buffer.from([1, 2, 3, 4])
  const bytes = Buffer.concat([
    ...messages.map((each) => frameOf(each)),
    ...messages.map((each) => frameOf(each, mask)),
    head,
    long,
  ])
  for (const piece of [7, 1000, bytes.length]) {
    const socket = new PassThrough()
    const arrived: Buffer[] = []
    readFrames(socket as unknown as Socket, (payload) => arrived.push(Buffer.from(payload)))
    for (let at = 0; at < bytes.length; at += piece) socket.emit('data', bytes.subarray(at, at + piece))
    expect(arrived.map(({ length }) => length)).toEqual([...messages, ...messages, long].map(({ length }) => length))
    expect(Buffer.concat(arrived).equals(Buffer.concat([...messages, ...messages, long]))).toBe(true)
  }
})
