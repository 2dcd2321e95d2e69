import { MODULES } from '@alleycat/games/modules.ts'
import { describe, expect, test } from 'vitest'
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

  test('is null when it is missing', async () => {
    expect(await readRulebook('unheard-of')).toBeNull()
  })

  test.each(MODULES)('of $front.name explains every rule that has a sentence', async (game) => {
    const rules = await readRulebook(game.kind.id)
    const { rules: sentences } = (await (await game.core()).words('en')) as { readonly rules: object }
    const numbered = Object.keys(sentences).filter((rule) => /-\d/.test(rule))
    expect(numbered).not.toEqual([])
    expect(numbered.filter((rule) => !rules?.has(rule))).toEqual([])
  })
})
