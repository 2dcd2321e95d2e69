const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Does work that SIGINT (Ctrl-C), SIGTERM or SIGHUP cuts short. A second signal ends the program at once. */
export async function interruptibly<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interruption = new AbortController()
  const note = (): void => {
    end()
    interruption.abort()
  }
  const end = (): void => {
    for (const signal of SIGNALS) process.off(signal, note)
  }
  for (const signal of SIGNALS) process.on(signal, note)
  try {
    return await work(interruption.signal)
  } finally {
    end()
  }
}
