import { expect, test } from 'vitest'
import { leadsHere } from './links.ts'

test.each(['http://localhost:4040/#/t/a', 'http://cats.localhost/#/t/a', 'http://127.0.0.1:80/', 'http://[::1]:4040/'])(
  '%s leads every device to itself',
  (link) => {
    expect(leadsHere(link)).toBe(true)
  },
)

test.each([
  'https://cats.example/#/t/a',
  'http://192.168.1.7:4040/',
  'https://localhost.example/',
  'http://10.127.0.1/',
])('%s leads others to the table', (link) => {
  expect(leadsHere(link)).toBe(false)
})
