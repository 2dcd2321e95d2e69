import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/**
 * Names in the page what `main.ts` fetches in any case, so that the browser need not wait for `main.ts` to ask for it: the
 * app's own script with what it imports, and its styles.
 */
export function preloadedStart(): Plugin {
  return {
    name: 'alleycat-preloaded-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const holderOf = (module: string): Rolldown.OutputChunk => {
          const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
          if (!holder) throw new Error(`no chunk holds ${module}`)
          return holder
        }
        const { fileName, imports, viteMetadata } = holderOf('/web/start.ts')
        const main = holderOf('/web/main.ts').fileName
        return [
          ...[fileName, ...imports].filter((file) => file !== main).map((file) => linkTo('modulepreload', file)),
          ...[...(viteMetadata?.importedCss ?? [])].map((file) => linkTo('stylesheet', file)),
        ]
      },
    },
  }
}

const linkTo = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `./${file}` },
  injectTo: 'head',
})
