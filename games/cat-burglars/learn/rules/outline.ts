import type { RulesOutline } from '@alleycat/ui/learn/rules-from.ts'

/** The sections of the rules and their blocks, with the numbers of the rules that each explains. */
export const outline = [
  { id: 'goal', body: [{ kind: 'text' }, { kind: 'text', rules: ['CB-4'] }] },
  {
    id: 'deck',
    body: [
      { kind: 'text', rules: ['CB-1'] },
      { kind: 'picture', cards: ['B', 'G', 'O', 'P', 'R', 'Y'] },
      { kind: 'picture', cards: ['M'] },
      { kind: 'text' },
    ],
  },
  {
    id: 'setup',
    body: [
      { kind: 'text', rules: ['CB-2'] },
      { kind: 'text', rules: ['CB-3'] },
      { kind: 'picture', cards: ['B', 'B', 'G', 'M', 'R', 'Y'] },
    ],
  },
  {
    id: 'turn',
    body: [
      { kind: 'text', rules: ['CB-5'] },
      { kind: 'list' },
      { kind: 'text', rules: ['CB-5'] },
      { kind: 'text', rules: ['CB-14'] },
    ],
  },
  {
    id: 'recruit',
    body: [
      { kind: 'text', rules: ['CB-6'] },
      { kind: 'picture', cards: ['B', 'G', 'M', 'O', 'R', 'Y', '→', 'M', '+', null] },
      { kind: 'text', rules: ['CB-6'] },
      { kind: 'text', rules: ['CB-6'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'form',
    body: [
      { kind: 'text', rules: ['CB-7'] },
      { kind: 'picture', cards: ['B'] },
      { kind: 'text', rules: ['CB-8'] },
      { kind: 'picture', cards: ['R', '+', 'B', '→', 'R', 'G', '+', 'B'] },
      { kind: 'list', rules: ['CB-8'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'activate',
    body: [
      { kind: 'text', rules: ['CB-9'] },
      { kind: 'picture', cards: ['R', 'B', '|', null] },
      { kind: 'text', rules: ['CB-9'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'yarn-or-trap',
    body: [
      { kind: 'text', rules: ['CB-10'] },
      { kind: 'picture', cards: ['R', 'B', '|', 'B'] },
      { kind: 'picture', cards: ['R', 'B', '|', 'Y'] },
      { kind: 'text', rules: ['CB-10'] },
      { kind: 'picture', cards: ['R', 'B', '|', 'Y', '→', 'R', 'B', 'Y', '|', 'Y'] },
      { kind: 'text', rules: ['CB-10'] },
      { kind: 'example' },
    ],
  },
  {
    id: 'secure',
    body: [
      { kind: 'text', rules: ['CB-11'] },
      { kind: 'picture', cards: ['R', 'B', '|', 'B', '→', 'B'] },
      { kind: 'text', rules: ['CB-11'] },
      { kind: 'text', rules: ['CB-18'] },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'infiltrate',
    body: [
      { kind: 'text', rules: ['CB-12'] },
      { kind: 'picture', cards: ['R', 'B', 'B', '|', null, '→', 'R', 'B', 'M'] },
      { kind: 'text', rules: ['CB-12'] },
      { kind: 'text', rules: ['CB-12'] },
      { kind: 'list', rules: ['CB-12'] },
      { kind: 'picture', cards: ['R', 'B', '|', 'Y'] },
      { kind: 'text', rules: ['CB-19'] },
      { kind: 'text', rules: ['CB-12'] },
      { kind: 'example' },
      { kind: 'example' },
      { kind: 'text' },
    ],
  },
  {
    id: 'two-players',
    body: [
      { kind: 'text', rules: ['CB-13'] },
      { kind: 'picture', cards: ['R', 'B', '|', null, '→', 'R', '+', 'M'] },
      { kind: 'text', rules: ['CB-13'] },
      { kind: 'example' },
    ],
  },
  {
    id: 'hall-of-fame',
    body: [
      { kind: 'text', rules: ['CB-4'] },
      { kind: 'picture', cards: ['B', 'G', 'O', 'P', 'R', 'Y'] },
      { kind: 'text' },
      { kind: 'example' },
    ],
  },
  {
    id: 'piles',
    body: [
      { kind: 'text', rules: ['CB-15'] },
      { kind: 'text', rules: ['CB-16'] },
    ],
  },
  {
    id: 'end',
    body: [
      { kind: 'text', rules: ['CB-17'] },
      { kind: 'text', rules: ['CB-20'] },
      { kind: 'text', rules: ['CB-20'] },
      { kind: 'example' },
    ],
  },
  {
    id: 'knowledge',
    body: [
      { kind: 'text', rules: ['CB-21'] },
      { kind: 'list', rules: ['CB-21'] },
      { kind: 'text', rules: ['CB-21'] },
      { kind: 'text', rules: ['CB-22'] },
      { kind: 'text', rules: ['CB-23'] },
    ],
  },
] as const satisfies RulesOutline
