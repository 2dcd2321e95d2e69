import { copyText } from './clipboard.ts'

/** How something got out: by the system's share sheet, by the clipboard, not at all, or somebody thought better of it. */
export type Shared = 'shared' | 'copied' | 'failed' | 'cancelled'

/** Shares by the system's sheet where there is one, or else copies: the link, or the text where there is no link. */
export async function share(what: Readonly<ShareData>): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      // What the sheet cannot take is left to the clipboard.
    }
  }
  return (await copyText(what.url ?? what.text ?? '')) ? 'copied' : 'failed'
}
