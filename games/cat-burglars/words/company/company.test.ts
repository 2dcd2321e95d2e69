import { AVATARS } from '@alleycat/ui/art/avatars.ts'
import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { expect, test } from 'vitest'
import { company } from './index.ts'

const { reactions } = company

test('a trap annoys the infiltrator, stolen yarn its owner', () => {
  const infiltrate = { type: 'infiltrate', seat: 0, owner: 1, gang: 0, paid: 'B', market: null } as const
  const reveal = { type: 'reveal', owner: 1, gang: 0, card: 'O', trap: true } as const
  const annoyed = (trap: boolean): number | undefined =>
    reactions([infiltrate, { ...reveal, trap }]).find(({ mood }) => mood === 'annoyed')?.seat
  expect(annoyed(true)).toBe(0)
  expect(annoyed(false)).toBe(1)
})

test('nobody reacts to a hidden card', () => {
  expect(reactions([{ type: 'activate', seat: 1, gang: 0, card: null }])).toEqual([])
})

test.each(LOCALES)('every character has a short line for every occasion in %s', async (locale) => {
  const lines = await company.lines(locale)
  expect(Object.keys(lines)).toEqual(AVATARS.filter((name) => !name.startsWith('guest')))
  for (const said of Object.values(lines).flatMap((each) => Object.values(each))) expect(said.length).toBeLessThan(56)
})
