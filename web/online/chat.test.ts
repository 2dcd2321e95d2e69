import { describe, expect, it, vi } from 'vitest'
import { Chat } from './chat.svelte.ts'
import type { ChatMessage, PersonInfo } from '@alleycat/protocol'

const person = (id: string): PersonInfo => ({ id, name: id, avatar: 'guest-1', bot: false })
const message = (n: number, who: string, text = 'hello', kind: ChatMessage['kind'] = 'text'): ChatMessage => ({
  table: 't',
  n,
  person: person(who),
  kind,
  text,
  at: 1000 + n,
})

function chatAt(now = 0) {
  const api = {
    say: vi.fn(() => Promise.resolve({ n: 1 })),
    react: vi.fn(() => Promise.resolve({ n: 1 })),
    mute: vi.fn(() => Promise.resolve()),
    muted: vi.fn(() => Promise.resolve([person('zoe')])),
  }
  return { chat: new Chat('t', api, now), api }
}

describe('chat', () => {
  it('counts what others said and nobody has read yet, once each', () => {
    const { chat } = chatAt()
    for (const each of [message(1, 'ada'), message(2, 'zoe'), message(2, 'zoe'), message(3, 'zoe', 'meow', 'reaction')])
      chat.receive(each, 0)
    expect(chat.messages).toHaveLength(3)
    expect(chat.unread('ada')).toBe(1)
    chat.readAll()
    expect(chat.unread('ada')).toBe(0)
  })

  it('does not let who is muted be heard or hover', async () => {
    const { chat, api } = chatAt()
    chat.receive(message(1, 'zoe'), 0)
    await chat.mute(person('zoe'), true)
    chat.receive(message(2, 'zoe', 'meow', 'reaction'), 0)
    expect(chat.heard).toEqual([])
    expect(chat.bubbles.size).toBe(0)
    expect(api.mute).toHaveBeenCalledWith('zoe', true)
    await chat.mute(person('zoe'), false)
    expect(chat.heard).toHaveLength(2)
  })

  it('does not let those be heard who were muted on another device', async () => {
    const { chat } = chatAt()
    for (const each of [message(1, 'ada'), message(2, 'zoe')]) chat.receive(each, 0)
    await chat.loadMuted()
    expect(chat.heard.map(({ n }) => n)).toEqual([1])
  })

  it('lets reactions hover for a while, but not those of long ago', () => {
    vi.useFakeTimers()
    const old = chatAt(1_000_000)
    old.chat.receive(message(1, 'zoe', 'meow', 'reaction'), 0)
    expect(old.chat.bubbles.size).toBe(0)
    const { chat } = chatAt()
    chat.receive(message(1, 'zoe', 'meow', 'reaction'), 0)
    chat.receive(message(2, 'zoe', 'purr', 'reaction'), 0)
    expect(chat.bubbles.get('zoe')!.text).toBe('purr')
    vi.advanceTimersByTime(10_000)
    expect(chat.bubbles.size).toBe(0)
    vi.useRealTimers()
  })

  it('is said on one line, or not at all', async () => {
    const { chat, api } = chatAt()
    await chat.say('  two \n lines ')
    await chat.say('   ')
    expect(api.say.mock.calls).toEqual([['t', 'two lines']])
  })
})
