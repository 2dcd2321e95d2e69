import { copyText } from './clipboard.ts'

/** How a link got out: by the system's share sheet, by the clipboard, not at all, or somebody thought better of it. */
export type Shared = 'shared' | 'copied' | 'failed' | 'cancelled'

/** Shares a link by the system's sheet where there is one, or else copies it. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      // A sheet that cannot take the link leaves it to the clipboard.
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}
