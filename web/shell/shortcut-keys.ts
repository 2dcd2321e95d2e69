const TYPED_INTO = 'input:not([type=radio]):not([type=checkbox]), textarea, select'

/** Whether what has the focus needs the key itself: a field every key, a choice or a slider the arrows, a button Space. */
export function needsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (key === ' ') return target.matches('input, textarea, select, button, a, summary')
  return target.matches(key.length > 1 ? 'input, textarea, select' : TYPED_INTO)
}
