import type { RulesOutline } from '@alleycat/ui/learn/rules-from.ts'

/** The sections of the rules and their blocks, with the numbers of the rules that each explains. */
export const outline = [
  { id: 'goal', body: [{ kind: 'text' }, { kind: 'list', rules: ['CC-6'] }, { kind: 'text' }] },
  {
    id: 'deck',
    body: [
      { kind: 'text', rules: ['CC-1'] },
      { kind: 'picture', cards: ['D', 'S', 'R', 'M', 'H', 'P', 'J', 'O'] },
      { kind: 'text', rules: ['CC-4'] },
      { kind: 'picture', cards: ['D', 'S', 'R', 'M', 'H'] },
      { kind: 'text', rules: ['CC-2'] },
    ],
  },
  {
    id: 'setup',
    body: [
      { kind: 'text', rules: ['CC-3'] },
      { kind: 'text', rules: ['CC-5'] },
      { kind: 'list', rules: ['CC-5'] },
      { kind: 'text', rules: ['CC-5'] },
      { kind: 'picture', cards: ['D', 'D', 'H', 'M', 'R', 'R', 'S'] },
    ],
  },
  {
    id: 'turn',
    body: [
      { kind: 'text', rules: ['CC-7'] },
      { kind: 'list' },
      { kind: 'text', rules: ['CC-12'] },
      { kind: 'text', rules: ['CC-16'] },
    ],
  },
  {
    id: 'take',
    body: [
      { kind: 'text', rules: ['CC-8'] },
      { kind: 'picture', cards: ['D', 'D', 'H', 'M', 'M', 'R', 'S', '→', 'M', 'M'] },
      { kind: 'text', rules: ['CC-8'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  { id: 'play', body: [{ kind: 'text', rules: ['CC-9'] }, { kind: 'text', rules: ['CC-9'] }, { kind: 'list' }] },
  {
    id: 'detectives',
    body: [
      { kind: 'picture', cards: ['D', 'D', 'D', '+', 'M'] },
      { kind: 'text', rules: ['CC-17'] },
      { kind: 'text', rules: ['CC-17'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'scientists',
    body: [
      { kind: 'picture', cards: ['S', 'S', 'S', '→', null, null] },
      { kind: 'text', rules: ['CC-18'] },
      { kind: 'text', rules: ['CC-18'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'robocats',
    body: [
      { kind: 'picture', cards: ['R', 'R', '→', null, null, null, null, null] },
      { kind: 'picture', cards: ['R', 'R', 'R', 'R'] },
      { kind: 'text', rules: ['CC-19'] },
      { kind: 'text', rules: ['CC-19'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'mafia',
    body: [
      { kind: 'picture', cards: ['M', 'M', 'M', 'M'] },
      { kind: 'text', rules: ['CC-20'] },
      { kind: 'text', rules: ['CC-20'] },
      { kind: 'list', rules: ['CC-20'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'hackers',
    body: [
      { kind: 'picture', cards: ['H', 'H', '→', null, null, null, null] },
      { kind: 'text', rules: ['CC-21'] },
      { kind: 'text', rules: ['CC-21'] },
      { kind: 'list', rules: ['CC-21'] },
      { kind: 'picture', cards: ['H', '|', 'M'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'police',
    body: [
      { kind: 'picture', cards: ['P', 'P', 'P', '+', 'S'] },
      { kind: 'text', rules: ['CC-22'] },
      { kind: 'text', rules: ['CC-22'] },
      { kind: 'list', rules: ['CC-22'] },
      { kind: 'picture', cards: ['S', '|', 'P', '|', 'R'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'journalists',
    body: [
      { kind: 'picture', cards: ['J', 'J'] },
      { kind: 'text', rules: ['CC-23'] },
      { kind: 'text', rules: ['CC-23'] },
      { kind: 'picture', cards: ['D', '+', 'D'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'officials',
    body: [
      { kind: 'picture', cards: ['O', 'O', 'O', '→', 'D', 'S', 'S'] },
      { kind: 'text', rules: ['CC-24'] },
      { kind: 'text', rules: ['CC-24'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'answers',
    body: [
      { kind: 'text' },
      { kind: 'text', rules: ['CC-25'] },
      { kind: 'text', rules: ['CC-26'] },
      { kind: 'example' },
      { kind: 'text', rules: ['CC-27'] },
      { kind: 'text', rules: ['CC-27a'] },
      { kind: 'text', rules: ['CC-27a'] },
      { kind: 'text', rules: ['CC-28'] },
    ],
  },
  {
    id: 'hand-limit',
    body: [{ kind: 'text', rules: ['CC-10'] }, { kind: 'example' }, { kind: 'text', rules: ['CC-10'] }],
  },
  {
    id: 'two-actions',
    body: [{ kind: 'text', rules: ['CC-11'] }, { kind: 'text', rules: ['CC-11'] }, { kind: 'example' }],
  },
  {
    id: 'piles',
    body: [
      { kind: 'text', rules: ['CC-13'] },
      { kind: 'text', rules: ['CC-14'] },
      { kind: 'text', rules: ['CC-14'] },
      { kind: 'text', rules: ['CC-15'] },
      { kind: 'text', rules: ['CC-15'] },
    ],
  },
  {
    id: 'end',
    body: [
      { kind: 'text', rules: ['CC-29'] },
      { kind: 'text', rules: ['CC-29'] },
      { kind: 'text', rules: ['CC-29a'] },
      { kind: 'example' },
      { kind: 'example' },
    ],
  },
  {
    id: 'knowledge',
    body: [
      { kind: 'text', rules: ['CC-30'] },
      { kind: 'list', rules: ['CC-30'] },
      { kind: 'text', rules: ['CC-31'] },
      { kind: 'text', rules: ['CC-32'] },
    ],
  },
] as const satisfies RulesOutline
