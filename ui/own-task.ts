/** Resolves in a task of its own that follows as soon as possible, so that a phone can answer a tap in between. */
export const ownTask = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.postTask(() => undefined, { priority: 'user-blocking' }) : messageOfOwn()

/** Resolves in a task of its own right after the next frame. What changes then has all the time until another one. */
export const afterFrame = (): Promise<void> =>
  new Promise<unknown>((resolve) => void requestAnimationFrame(resolve)).then(ownTask)

/** Safari has no scheduler. A message comes sooner than a timer, which may have to wait for some milliseconds. */
const messageOfOwn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
