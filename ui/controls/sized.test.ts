import { afterEach, expect, test, vi } from 'vitest'
import { ownTask } from '../own-task.ts'
import { sized } from './sized.ts'

afterEach(async () => {
  await ownTask() // The page is laid out once more.
  vi.unstubAllGlobals()
})

test('an element is measured soon after the task that makes it, and after sizes have been reported whenever its own changes', async () => {
  let resize = (): void => undefined
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('document', { body: { getBoundingClientRect: () => undefined } })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report
      }
      observe(): void {
        // The test reports sizes itself.
      }
      disconnect(): void {
        resize = () => undefined
      }
    },
  )
  const element = { clientWidth: 360, clientHeight: 200 } as HTMLElement
  const take = vi.fn()
  const end = sized(take)(element)
  expect(take).not.toHaveBeenCalled()
  await ownTask()
  expect(take).toHaveBeenLastCalledWith(360, 200)
  Object.assign(element, { clientWidth: 640 })
  resize()
  expect(take).toHaveBeenCalledOnce()
  await ownTask()
  expect(take).toHaveBeenLastCalledWith(640, 200)
  resize()
  end()
  resize()
  await ownTask()
  expect(take).toHaveBeenCalledTimes(2)
})
