import { expect, onTestFinished, test } from 'vitest'
import { language } from '../language.svelte.ts'
import { en } from '../words/en.ts'
import { pl } from '../words/pl.ts'
import { seatInfo } from './players.ts'

test('somebody who has given no name is called "you" in the language that the page speaks now', () => {
  const before = language.words
  onTestFinished(() => void (language.words = before))
  const seat = seatInfo({ kind: 'person', name: en.setup.you, avatar: 'guest-1', isUsual: true })
  language.words = pl
  expect(seat.name).toBe(pl.setup.you)
  language.words = en
  expect(seat.name).toBe(en.setup.you)
})
