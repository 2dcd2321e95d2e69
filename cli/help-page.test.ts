import { expect, test } from 'vitest'
import { helpPage } from './help-page.ts'
import { wordsIn } from './words/words.ts'

const FRAME = {
  usage: 'alleycat purr […]',
  options: { volume: { value: 'DECIBELS' }, loud: {} },
  examples: ['alleycat purr --loud'],
}
const PAGE = {
  about: ['Purrs. '.repeat(20).trim(), '  {"purr":1}', [['cat', 'who purrs'] as const]],
  options: { volume: 'how loud', loud: 'louder '.repeat(20).trim() },
}

test('a help page wraps paragraphs and meanings, and leaves samples and command lines as they are', () => {
  const page = helpPage(FRAME, PAGE, wordsIn('en'))
  expect(page).toMatch(
    /^Usage: alleycat purr \[…\]\n\n(Purrs\. ?)+\n(Purrs\. ?)+\n\n {2}\{"purr":1\}\n\n {2}cat {2}who purrs\n\nOptions:\n/,
  )
  expect(page).toMatch(/^ {2}--volume DECIBELS\n {18}how loud\n {2}--loud {10}louder /m)
  expect(page).toContain('\nExamples:\n  alleycat purr --loud\n')
  expect(page.split('\n').filter((line) => line.length > 80)).toEqual([])
})
