import { expect, test } from 'vitest'
import { RequestFailure } from './request.ts'
import { ServerActions } from './server-actions.svelte.ts'

test('one thing is done at the server at a time', async () => {
  const actions = new ServerActions()
  let bring: (what: string) => void = () => undefined
  const first = actions.run(() => new Promise<string>((resolve) => (bring = resolve)))
  expect(actions.isBusy).toBe(true)
  expect(await actions.run(async () => 'second')).toBeUndefined()
  bring('first')
  expect(await first).toBe('first')
  expect(actions.isBusy).toBe(false)
})

test('why something was refused is kept until the next thing is done', async () => {
  const actions = new ServerActions()
  const refuse = (): Promise<never> => Promise.reject(new RequestFailure('no-such-table', 404))
  expect(await actions.run(refuse)).toBeUndefined()
  expect([actions.refused, actions.isBusy]).toEqual(['no-such-table', false])
  await actions.run(async () => {})
  expect(actions.refused).toBeNull()
})
