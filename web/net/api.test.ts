import { expect, it } from 'vitest'
import { Api } from './api.ts'
import type { Request } from './request.ts'

it('asks for those who are muted, and for nothing else that is kept', async () => {
  const zoe = { id: 'z', name: 'Zoë', avatar: 'guest-2', bot: false }
  const asked: string[] = []
  const request: Request = (path) => {
    asked.push(path)
    return Promise.resolve({ people: [zoe] })
  }
  expect(await new Api(request).muted()).toEqual([zoe])
  expect(asked).toEqual(['/me/muted'])
})
