import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Begins a language: copies every English message file, and enters the code wherever the languages are listed. What comes
 * of it compiles and speaks English, ready to be translated (docs/adding-a-language.md).
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const LOCALES = 'ui/words/locales.ts'

export function filesOfLanguage(files, code, name) {
  const [, listed = ''] = /LOCALES = \[(.*)\] as const/.exec(files.get(LOCALES) ?? '') ?? []
  const codes = [...listed.matchAll(/'(\w+)'/g)].map(([, each = '']) => each)
  const last = codes.at(-1) ?? ''
  const changed = new Map()
  for (const [path, text] of files) {
    if (path.endsWith('/en.ts')) changed.set(path.replace(/en\.ts$/, `${code}.ts`), messagesOf(text, code))
    else if (!codes.some((each) => path.endsWith(`/${each}.ts`))) {
      const next = listed === '' ? text : withCode(path, text, { code, name, last })
      if (next !== text) changed.set(path, next)
    }
  }
  return changed
}

const messagesOf = (text, code) =>
  text
    .replace(/export const en\b/, `export const ${code}`)
    .replaceAll("/en.ts'", `/${code}.ts'`)
    .replaceAll(/(listIn|numberIn)\('en'/g, `$1('${code}'`)

function withCode(path, text, { code, name, last }) {
  const lines = text.split('\n')
  const renamed = (line) => line.replaceAll(new RegExp(`\\b${last}\\b`, 'g'), code)
  const english = (at, pattern) => lines.slice(0, at).findLast((line) => pattern.test(line)) ?? ''
  const isTable = /Record<Locale\b/.test(text) || path.endsWith('/front.ts')
  return lines
    .flatMap((line, at) => {
      if (line.includes(`import('./`) && line.includes(`/${last}.ts')`)) return [line, renamed(line)]
      if (new RegExp(`^import \\{ (\\w+ as )?${last} \\} from '.*/${last}\\.ts'$`).test(line))
        return [line, renamed(line)]
      if (path === LOCALES && line.includes(`'${last}'] as const`))
        return [line.replace(`'${last}']`, `'${last}', '${code}']`)]
      if (path === LOCALES && line.startsWith(`  ${last}: `)) return [line, `  ${code}: '${name}',`]
      if (new RegExp(`\\{ (\\w+, )+${last} \\}(?! =)`).test(line))
        return [line.replace(`, ${last} }`, `, ${last}, ${code} }`)]
      const [, value] = new RegExp(`\\ben: ('[^']*'), .*\\b${last}: '[^']*' \\}`).exec(line) ?? []
      if (value !== undefined) return [line.replace(' }', `, ${code}: ${value} }`)]
      if (isTable && new RegExp(`^ +${last}: .*,$`).test(line))
        return [line, english(at, /^ +en: .*,$/).replace(/\ben: /, `${code}: `)]
      if (path === 'web/index.html' && line.includes(`<p lang="${last}">`))
        return [line, english(at, /<p lang="en">/).replace('lang="en"', `lang="${code}"`)]
      if (path.endsWith('.webmanifest') && line.startsWith(`    "${last}": `))
        return [
          `${line},`,
          english(at, /^ {2}"description": /)
            .replace('  "description"', `    "${code}"`)
            .replace(/,$/, ''),
        ]
      return [line]
    })
    .join('\n')
}

export function projectFiles() {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.html', '*.webmanifest'], { cwd: root, encoding: 'utf8' })
  return new Map(
    paths
      .trim()
      .split('\n')
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [code = '', name = ''] = process.argv.slice(2)
  if (!/^[a-z]{2,3}$/.test(code) || name === '') {
    process.stderr.write('Which language? npm run new-language -- es Español\n')
    process.exit(2)
  }
  const changed = filesOfLanguage(projectFiles(), code, name)
  for (const [path, text] of changed) writeFileSync(join(root, path), text)
  process.stdout.write(`${[...changed.keys()].join('\n')}\n`)
}
