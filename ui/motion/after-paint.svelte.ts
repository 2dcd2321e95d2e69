import { untrack } from 'svelte'
import { afterFrame } from '../own-task.ts'
import { beforePaint } from './before-paint.ts'

/**
 * A value that follows another one once the page has been painted: for what nobody misses for a frame, so that on a phone what
 * moves does not have to wait for it.
 */
export function afterPaint<Value>(value: () => Value): { readonly now: Value } {
  let now = $state.raw(untrack(value))
  $effect(() => {
    const next = value()
    let isLatest = true
    void afterFrame().then(() => beforePaint(() => isLatest && (now = next)))
    return () => (isLatest = false)
  })
  return {
    get now() {
      return now
    },
  }
}
