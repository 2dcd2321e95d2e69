import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { presentationOf } from '../table/index.ts'
import { readRulebook, rulesIn } from './rulebook.ts'

describe('the rulebook', () => {
  test('is read rule by rule, each as one paragraph of plain text', () => {
    const rules = rulesIn(`# Rules
- CC-1 Eight **factions** of
  \`15\` cards.
- CC-2a Points.

Not a rule.
`)
    expect([...rules]).toEqual([
      ['CC-1', 'Eight factions of 15 cards.'],
      ['CC-2a', 'Points.'],
    ])
  })

  test('that is not there is null', async () => {
    expect(await readRulebook('unheard-of')).toBeNull()
  })

  test.each(GAMES)('of $id explains every rule that can forbid a move', async ({ id }) => {
    const rules = await readRulebook(id)
    expect(Object.keys(presentationOf(id).reasons).filter((rule) => !rules?.has(rule))).toEqual([])
  })
})
