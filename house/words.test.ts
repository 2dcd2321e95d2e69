import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REFUSAL_SENTENCES } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { parse } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../ui/words/locales.ts'
import { DETAIL, sourceTexts } from './testing/texts.ts'

/** Everything a person reads is a message, every message is used, and every language has all of them. */

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['ui', 'web', 'games', 'cli']

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\/dist\b/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
const files = FOLDERS.flatMap(filesIn)
const components = files.filter((file) => file.endsWith('.svelte'))

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  else if (isNode(value)) {
    yield value
    for (const [key, child] of Object.entries(value)) if (key !== 'metadata') yield* nodesIn(child)
  }
}

/** Attributes whose values are shown or spoken. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'label', 'placeholder', 'title']
const hasWords = (text: unknown): boolean => typeof text === 'string' && /\p{L}{2,}/u.test(text)

function wordsIn(source: string): string[] {
  const { fragment } = parse(source, { modern: true })
  const found: string[] = []
  for (const node of nodesIn(fragment)) {
    if (node.type === 'Attribute' && SPOKEN.includes(String(node['name'])))
      for (const text of nodesIn(node['value']))
        if (text.type === 'Text' && hasWords(text['data'])) found.push(String(text['data']))
    if (node.type !== 'Fragment') continue
    for (const child of node['nodes'] as Node[])
      if (child.type === 'Text' && hasWords(child['data'])) found.push(String(child['data']).trim())
  }
  return found
}

describe('components hold no words', () => {
  test.each(components.map((file) => [relative(root, file), file] as const))('%s', (_, file) => {
    expect(wordsIn(readFileSync(file, 'utf8'))).toEqual([])
  })

  test('nor a colon after a message, because some languages put a space before it', () => {
    const faulty = components.filter((file) =>
      /\}:\s*[{<]/.test(readFileSync(file, 'utf8').replace(/<(script|style)\b[^]*?<\/\1>/g, '')),
    )
    expect(faulty.map((file) => relative(root, file))).toEqual([])
  })

  test('the search for words finds them', () => {
    expect(wordsIn('{#if true}<p>Hello</p>{/if}')).toEqual(['Hello'])
    expect(wordsIn('<button aria-label="Close it">×</button>')).toEqual(['Close it'])
    expect(wordsIn('<p class="big">{words.hello}</p><style>p { color: red }</style>')).toEqual([])
  })
})

type Messages = { readonly [key: string]: Messages | string | ((...details: never[]) => string) }

/** The sentences of the engine and of the server, whose types every language has to meet. */
const OWNED_ELSEWHERE = ['refusals', 'refusalsNaming', 'operator']

/** The path of every message, such as `section.leaf`. */
const pathsOf = (messages: Messages, path: readonly string[] = []): string[] =>
  Object.entries(messages)
    .filter(([key]) => !OWNED_ELSEWHERE.includes(key))
    .flatMap(([key, value]) =>
      typeof value === 'object' && !Array.isArray(value) ? pathsOf(value, [...path, key]) : [[...path, key].join('.')],
    )

const SETS = [
  'cli',
  'web',
  'web/online',
  'web/account',
  'web/credits',
  'web/daily',
  ...GAMES.map(({ id }) => `games/${id}`),
]

const load = async (folder: string, locale: string): Promise<Messages> => {
  const module = (await import(join(root, folder, 'words', `${locale}.ts`))) as Record<string, Messages>
  return module[locale]!
}

describe.each(SETS)('the messages of %s', (folder) => {
  test.each(LOCALES)('are all there in %s', async (locale) => {
    const messages = await load(folder, locale)
    expect(pathsOf(messages).toSorted()).toEqual(pathsOf(await load(folder, 'en')).toSorted())
    for (const path of pathsOf(messages)) {
      const value = path.split('.').reduce<unknown>((at, key) => (at as Messages)[key], messages)
      if (typeof value === 'string') expect(value.trim(), path).not.toBe('')
    }
  })

  test('are all used', async () => {
    const readers = files
      .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|\/words\/..\.ts$/.test(file))
      .filter((file) => file.startsWith(join(root, folder.startsWith('web') ? 'web' : folder)))
      .map((file) => readFileSync(file, 'utf8'))
    const unused = pathsOf(await load(folder, 'en')).filter((path) => !readers.some((source) => reads(source, path)))
    expect(unused).toEqual([])
  })
})

test('every sentence of a refusal is used by what refuses', () => {
  const sources = ['engine', 'games', 'fairness']
    .flatMap((folder) => filesIn(folder))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|refusal-words\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const unused = Object.keys(REFUSAL_SENTENCES).filter(
    (name) => !sources.some((source) => source.includes(`'${name}'`)),
  )
  expect(unused).toEqual([])
})

/** A text that was copied from the English file and not yet translated. Two words may well be the same. */
test.each(LOCALES.filter((locale) => locale !== 'en'))('nothing in %s is still English', (locale) => {
  const texts = sourceTexts().filter(({ text }) => text.replaceAll(DETAIL, '').match(/\p{L}{2,}/gu)!.length > 2)
  const english = new Set(texts.filter((each) => each.locale === 'en').map(({ text }) => text))
  const copied = texts.filter((each) => each.locale === locale && english.has(each.text))
  expect(copied.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})

/** A new language begins with the sentences of the engine and the server, which are English. */
test.each(LOCALES.filter((locale) => locale !== 'en'))(
  '%s has its own sentences for engine and server',
  async (locale) => {
    expect((await load('cli', locale))['operator']).not.toBeNull()
    const { refusals } = (await import(join(root, 'ui/words/refusals', `${locale}.ts`))) as { refusals: unknown }
    expect(refusals).not.toBe(REFUSAL_SENTENCES)
  },
)

/**
 * A file uses a message by its name after a dot or between braces when it also names its section, by a computed key, or by
 * passing the whole section on.
 */
function reads(source: string, path: string): boolean {
  const parts = path.split('.')
  const leaf = parts.at(-1)!
  const sections = parts.slice(0, -1)
  const names = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(source)
  if (!sections.every((name, depth) => names(name) || isComputed(source, sections[depth - 1]))) return false
  if (sections.length > 1 && new RegExp(`\\.${sections.at(-1)}\\b(?![.[])`).test(source)) return true
  return (
    new RegExp(`\\.${leaf}\\b|'${leaf}'|[{,]\\s*${leaf}(: \\w+)?\\s*[,}]`).test(source) ||
    isComputed(source, sections.at(-1))
  )
}

const isComputed = (source: string, section: string | undefined): boolean =>
  section !== undefined && new RegExp(`\\b${section}\\[`).test(source)

describe('what is shown before any script runs', () => {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')

  test('the page says in every language that it needs scripts', () => {
    const spoken = Array.from(read('web/index.html').matchAll(/<p lang="(\w+)">/g), ([, locale]) => locale)
    expect(spoken).toEqual([...LOCALES])
  })

  test('the manifest describes the app in every language', () => {
    const manifest = JSON.parse(read('web/public/manifest.webmanifest')) as {
      lang: string
      description_localized: Record<string, string>
    }
    expect([manifest.lang, ...Object.keys(manifest.description_localized)]).toEqual([...LOCALES])
  })
})
