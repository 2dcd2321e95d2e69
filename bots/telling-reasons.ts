import type { Measure, Mind, Reason } from '@alleycat/engine'

/** The reasons that speak more for their decision than those of the other decision speak for that one. */
export function tellingReasons(mind: Mind, reasons: readonly Reason[], others: readonly Reason[]): Reason[] {
  const measure = (reason: Reason): Measure => mind.measure?.(reason) ?? { of: reason.code, amount: 1 }
  const most = new Map<string, number>()
  for (const { of, amount } of others.map(measure)) most.set(of, Math.max(amount, most.get(of) ?? 0))
  return reasons.filter((reason) => {
    const { of, amount } = measure(reason)
    return amount > (most.get(of) ?? 0)
  })
}

/** The reasons that speak for their decision and are not the very same of the other one. */
export function otherReasons(mind: Mind, reasons: readonly Reason[], others: readonly Reason[]): Reason[] {
  const said = new Set(others.map((reason) => JSON.stringify(reason)))
  return tellingReasons(mind, reasons, []).filter((reason) => !said.has(JSON.stringify(reason)))
}
