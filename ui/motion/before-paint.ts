import { ownTask } from '../own-task.ts'

const works = new Set<() => void>()

/**
 * Does something before the page is painted next, when everything that changes together has changed: then it is measured
 * once, and not in the same task in which it changed. Unless the next frame is already due, it is not painted in that task
 * either. Works are done in the order in which they came. Returns a function that calls this one off.
 */
export function beforePaint(work: () => void): () => void {
  const own = (): void => work()
  if (works.size === 0) {
    requestAnimationFrame(doAll)
    void ownTask().then(doAll)
  }
  works.add(own)
  return () => works.delete(own)
}

function doAll(): void {
  const due = [...works]
  works.clear()
  for (const work of due) work()
  // What they have changed is laid out in another task, so that the frame, unless it is due, has only to paint it.
  void ownTask().then(() => document.body.getBoundingClientRect())
}
