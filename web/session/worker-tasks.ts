/** What a page has a worker do, with the port on which the worker tells what becomes of it. */
export interface WorkerTask {
  readonly name: string
  readonly about: unknown
  readonly port: MessagePort
}

export type Progress = (done: number, total: number) => void

type Told = { readonly progress: Parameters<Progress> } | { readonly result: unknown } | { readonly failure: string }

type Skills = Readonly<Record<string, (about: never, onProgress: Progress) => unknown>>

/** Gives a task to a worker and waits for its result. */
export function giveTask(worker: Worker, name: string, about: unknown, onProgress?: Progress): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const task: WorkerTask = { name, about, port: port2 }
  return new Promise((resolve, reject) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('progress' in data) {
        onProgress?.(...data.progress)
        return
      }
      port1.close()
      if ('result' in data) resolve(data.result)
      else reject(new Error(data.failure))
    })
    port1.start()
    worker.postMessage(task, [port2])
  })
}

export function carryOut({ name, about, port }: WorkerTask, skills: Skills): void {
  const tell = (told: Told): void => port.postMessage(told)
  try {
    tell({ result: skills[name]!(about as never, (...progress) => tell({ progress })) })
  } catch (error) {
    tell({ failure: String(error) })
  }
}
