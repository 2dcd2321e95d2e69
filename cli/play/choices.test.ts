import { describe, expect, test } from 'vitest'
import { plain } from '@alleycat/ui/terminal/paint.ts'
import { wordsIn } from '../words/words.ts'
import { listInFull, listOptions, movesMeant, type Option } from './choices.ts'

const en = wordsIn('en')

const option = (notation: string, group = 'Take', words = notation): Option => ({ action: 0, notation, group, words })

describe('choices', () => {
  test('are numbered through and listed by group in columns', () => {
    const options = [option('take D'), option('take H'), option('take HH'), option('play SSS', 'Play')]
    expect(listOptions(options, 40, plain, en)).toEqual([
      ' Take   1) take D    3) take HH',
      '        2) take H',
      ' Play   4) play SSS',
    ])
  })

  test('too many to read are named, and listed on demand', () => {
    const options = Array.from({ length: 30 }, (_, i) => option(`discard ${'D'.repeat(i + 1)}`, 'Discard'))
    expect(listOptions(options, 200, plain, en)).toEqual([
      ' Discard  30 ways, 1 to 30: type one, such as "discard D", or "list" to see them',
    ])
    expect(listInFull(options, plain)).toHaveLength(30)
  })

  test('that are longer than a line are wrapped', () => {
    const options = [option('play SSS', 'Play', 'one two three four five six seven'), option('play RR', 'Play')]
    expect(listOptions(options, 30, plain, en)).toEqual([
      ' Play   1) one two three four',
      '           five six seven',
      '        2) play RR',
    ])
  })

  test.each([
    ['take hh', 'take HH'],
    ['TAKE  HH', 'take HH'],
    ['play mddd', 'play DDDM'],
    ['play ddd+m', 'play DDD+M'],
    ['give h discard h', 'give H discard H'],
  ])('"%s" may be meant as "%s"', (text, move) => {
    expect(movesMeant(text, [option('take D'), option('play SSS')], 'DHJMOPRS')).toEqual([move])
  })

  test('where all begin with the same word it may be left out', () => {
    expect(movesMeant('hsd', [option('discard DHS'), option('discard DHM')], 'DHJMOPRS')).toEqual([
      'DHS',
      'discard DHS',
    ])
  })
})
