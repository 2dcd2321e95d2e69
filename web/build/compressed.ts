import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/
/** Below this the headers weigh more than what is saved. */
const LEAST = 1024

/** Writes a smaller copy beside each file of the build, for servers that send it as it lies there. */
export function compressed(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'alleycat-compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle() {
      for (const entry of readdirSync(config.build.outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const bytes = readFileSync(path)
        if (bytes.length < LEAST) continue
        const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: text }))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
