import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A file of the app, as Vite's manifest describes it. */
interface AppFile {
  readonly name?: string
  readonly imports?: readonly string[]
}

test('the app fetches no part of one game to play another', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, AppFile>
  const kits = Object.values(manifest).filter(({ name }) => name?.startsWith('kit-'))
  expect(kits.length).toBeGreaterThan(1)
  // What several kits use belongs into the file of all tables (web/vite.config.ts).
  for (const { name, imports } of kits)
    expect(
      imports?.filter((path) => manifest[path]?.name?.startsWith('kit-')),
      `what ${name} imports`,
    ).toEqual([])
})
