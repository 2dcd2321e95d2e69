import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../ui/words/locales.ts'
import { filesOfLanguage, projectFiles } from './new-language.mjs'

/** A language is begun by one command, which finds all that belongs to one. */

const files: ReadonlyMap<string, string> = projectFiles()
const changed: ReadonlyMap<string, string> = filesOfLanguage(files, 'xx', 'Xxxx')
const folders = [...files.keys()].filter((path) => path.endsWith('/en.ts')).map((path) => dirname(path))

describe('a new language', () => {
  test.each(folders)('has a file in %s', (folder) => {
    const text = changed.get(`${folder}/xx.ts`)
    expect(text).toBeDefined()
    expect(text).not.toMatch(/export const en\b|\/en\.ts'|In\('en'/)
  })

  test('stands wherever all the others do', () => {
    const last = LOCALES.at(-1)!
    const imports = (text: string, code: string): number => text.split(`/${code}.ts'`).length
    for (const [path, text] of files) {
      if (LOCALES.some((code) => path.endsWith(`/${code}.ts`))) continue
      const now = changed.get(path) ?? text
      expect(imports(now, 'xx'), path).toBe(imports(text, last))
    }
  })

  test('is registered, named, and spoken before any script runs', () => {
    expect(changed.get('ui/words/locales.ts')).toContain(`'${LOCALES.at(-1)}', 'xx'] as const`)
    expect(changed.get('ui/words/locales.ts')).toContain("  xx: 'Xxxx',")
    expect(changed.get('web/index.html')).toContain('<p lang="xx">')
    const manifest = JSON.parse(changed.get('web/public/manifest.webmanifest')!) as {
      description: string
      description_localized: Record<string, string>
    }
    expect(manifest.description_localized['xx']).toBe(manifest.description)
  })
})
