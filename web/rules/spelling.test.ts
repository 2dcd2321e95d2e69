import { expect, test } from 'vitest'
import { nearestWord } from './spelling.ts'

const KNOWN = ['mafia', 'happens', 'draw', 'traps', 'detectives', 'infiltrate']

test.each([
  ['mafja', 'mafia'],
  ['hapens', 'happens'],
  ['hapepns', 'happens'],
  ['detektivs', 'detectives'],
])('%s means %s', (word, meant) => expect(nearestWord(word, KNOWN)).toBe(meant))

test.each(['darw', 'zebra', 'straps', 'mango'])('%s means none of them', (word) =>
  expect(nearestWord(word, KNOWN)).toBeUndefined(),
)
