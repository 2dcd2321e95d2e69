import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** These are not needed offline: source maps, and fonts for browsers that are too old to play. */
const isLeftOut = (file: string): boolean => /\.(map|woff)$/.test(file) || file.startsWith('.vite/')

/** Emits the service worker with the list of all files of the build. */
export function offline(): Plugin {
  return {
    name: 'alleycat-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const version = createHash('sha256')
      const files = ['index.html']
      for (const [name, output] of Object.entries(bundle).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        if (isLeftOut(name)) continue
        version.update(name).update(output.type === 'chunk' ? output.code : output.source)
        files.push(name)
      }
      for (const name of readdirSync(path('../public'))) {
        version.update(readFileSync(path(`../public/${name}`)))
        files.push(name)
      }
      const list = JSON.stringify([...new Set(files)].map((file) => `./${file}`))
      const constants = `const FILES = ${list}\nconst VERSION = '${version.digest('hex').slice(0, 12)}'\n`
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: constants + readFileSync(path('service-worker.js'), 'utf8'),
      })
    },
  }
}
