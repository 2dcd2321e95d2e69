import { expect, test, vi } from 'vitest'
import { RequestFailure } from '../net/request.ts'
import { bytesOf, PushSwitch, type Subscription } from './push-switch.svelte.ts'

const KEY = 'AQID_-8'

function subscription(key = KEY): Subscription {
  return {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: bytesOf(key).buffer },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  }
}

function switchWith(permission: NotificationPermission, current: Subscription | null = null, isAble = true) {
  const made = subscription()
  const api = {
    pushKey: () => Promise.resolve(KEY),
    notify: vi.fn(() => Promise.resolve()),
    notifyNoMore: vi.fn(() => Promise.resolve()),
  }
  const browser = { permission, current }
  const services = {
    isAble: () => isAble,
    permission: () => browser.permission,
    ask: vi.fn(() => Promise.resolve(browser.permission)),
    current: () => Promise.resolve(browser.current),
    subscribe: vi.fn(() => Promise.resolve((browser.current = made))),
    keepWords: vi.fn(() => Promise.resolve()),
  }
  return { push: new PushSwitch(api, services), api, services, browser, made }
}

test('a browser without notifications is told apart from one that forbids them', async () => {
  const unable = switchWith('default', null, false)
  await unable.push.check()
  expect(unable.push.state).toBe('unsupported')
  const denied = switchWith('denied')
  await denied.push.check()
  expect(denied.push.state).toBe('denied')
})

test('switched on, the words are left first and the server is told the address alone', async () => {
  const { push, api, services, browser } = switchWith('default')
  await push.check()
  expect(push.state).toBe('off')
  services.ask.mockImplementation(() => Promise.resolve((browser.permission = 'granted')))
  await push.turnOn()
  expect(push.state).toBe('on')
  expect(services.subscribe).toHaveBeenCalledWith(bytesOf(KEY))
  expect(services.keepWords).toHaveBeenCalledOnce()
  expect(api.notify).toHaveBeenCalledWith({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } })
})

test('who closes the question without an answer is asked again next time', async () => {
  const { push, services } = switchWith('default')
  await push.turnOn()
  expect(push.state).toBe('off')
  expect(services.subscribe).not.toHaveBeenCalled()
})

test('a subscription from before is told again; one for another server does not count', async () => {
  const known = switchWith('granted', subscription())
  await known.push.check()
  expect(known.push.state).toBe('on')
  expect(known.api.notify).toHaveBeenCalledOnce()
  const old = subscription('AQIDBAU')
  const foreign = switchWith('granted', old)
  await foreign.push.check()
  expect(foreign.push.state).toBe('off')
  await foreign.push.turnOn()
  expect(old.unsubscribe).toHaveBeenCalledOnce()
  expect(foreign.push.state).toBe('on')
})

test('switched off, neither browser nor server keep it', async () => {
  const own = subscription()
  const { push, api } = switchWith('granted', own)
  await push.check()
  await push.turnOff()
  expect(push.state).toBe('off')
  expect(own.unsubscribe).toHaveBeenCalledOnce()
  expect(api.notifyNoMore).toHaveBeenCalledWith('https://push.example/1')
})

test('what goes wrong is told, and nobody is left waiting', async () => {
  const { push, api, services } = switchWith('granted')
  services.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'))
  await push.turnOn()
  expect([push.state, push.trouble, push.isBusy]).toEqual(['off', 'push-failed', false])
  api.notify.mockRejectedValueOnce(new RequestFailure('bad-push-address', 422))
  await push.turnOn()
  expect([push.state, push.trouble]).toEqual(['off', 'bad-push-address'])
})

test('who leaves is left in peace by the server too when the browser does not let go', async () => {
  const own = { ...subscription(), unsubscribe: () => Promise.reject(new DOMException('no', 'AbortError')) }
  const { push, api } = switchWith('granted', own)
  await push.forget()
  expect(api.notifyNoMore).toHaveBeenCalledWith('https://push.example/1')
})

test('who leaves takes their notifications along, even when the server is away', async () => {
  const own = subscription()
  const { push, api } = switchWith('granted', own)
  api.notifyNoMore.mockRejectedValueOnce(new RequestFailure('unreachable', 0))
  await push.forget()
  expect(own.unsubscribe).toHaveBeenCalledOnce()
  expect(push.state).toBe('off')
})
