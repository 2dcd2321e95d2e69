import { brotliCompressSync } from 'node:zlib'

/** The least component with a state and a button. */
const COMPONENT = `<script>let count = $state(0)</script>
<button onclick={() => count++}>{count}</button>`
const ENTRY = `import { mount } from 'svelte'
import App from 'virtual:App'
mount(App, { target: document.body })`

/** Bytes (Brotli) of the least app that Svelte makes; null where the build tools are not installed. */
export async function svelteRuntime(from: URL): Promise<number | null> {
  try {
    const [{ rolldown }, { compile }] = await Promise.all([import('rolldown'), import('svelte/compiler')])
    const files: Readonly<Record<string, string>> = {
      'virtual:entry': ENTRY,
      'virtual:App': compile(COMPONENT, { generate: 'client', dev: false }).js.code,
    }
    const bundle = await rolldown({
      input: 'virtual:entry',
      platform: 'browser',
      resolve: { conditionNames: ['browser', 'production', 'import', 'default'] },
      plugins: [
        {
          name: 'baseline',
          async resolveId(id) {
            if (id in files) return id
            return id.startsWith('svelte') ? await this.resolve(id, from.pathname) : null
          },
          load: (id) => files[id] ?? null,
        },
      ],
    })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    await bundle.close()
    return brotliCompressSync(output[0].code).length
  } catch {
    return null
  }
}
