import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/
/** Bytes below which compression saves less than the headers cost. */
const LEAST = 1024

/** Writes compressed copies beside each file of the build, for servers that send such copies as they are. */
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
