import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Questions that processes of the benchmark answer one another: under each name what it takes and what it gives. */
export type Questions = Readonly<Record<string, (argument: never) => unknown>>

type Reply = { readonly value: unknown } | { readonly error: string }

/** A process that answers questions, one at a time. */
export class Respondent<Known extends Questions> {
  readonly #process: ChildProcess
  readonly #signal: AbortSignal

  constructor(process: ChildProcess, signal: AbortSignal) {
    this.#process = process
    this.#signal = signal
  }

  /** Resolves to the answer; rejects when the process ends or `signal` is given meanwhile. */
  async ask<Name extends keyof Known & string>(
    name: Name,
    ...[argument]: Parameters<Known[Name]>
  ): Promise<Awaited<ReturnType<Known[Name]>>> {
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, this.#signal])
    const ended = once(this.#process, 'exit', { signal }).then(([code]) => {
      throw new Error(`a process of the benchmark ended with ${code} when it was asked for "${name}"`)
    })
    const answered = once(this.#process, 'message', { signal })
    this.#process.send({ name, argument })
    try {
      const [reply] = (await Promise.race([answered, ended])) as [Reply]
      if ('error' in reply) throw new Error(reply.error)
      return reply.value as Awaited<ReturnType<Known[Name]>>
    } finally {
      over.abort()
      await Promise.allSettled([answered, ended])
    }
  }

  end(): void {
    this.#process.kill('SIGKILL')
  }
}

/** Starts `file` anew in another role. */
export const startRole = <Known extends Questions>(
  file: string,
  role: string,
  signal: AbortSignal,
): Respondent<Known> =>
  new Respondent<Known>(fork(file, [role], { env: { ...process.env, NODE_ENV: 'production' } }), signal)

/** Answers whoever started this process, and ends it with them. */
export function answerQuestions(known: Questions): void {
  process.on('message', ({ name, argument }: { name: string; argument: never }) => {
    void answerTo(known[name]!, argument).then((reply) => process.send!(reply))
  })
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

async function answerTo(work: Questions[string], argument: never): Promise<Reply> {
  try {
    return { value: await work(argument) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
