import { expect, type Locator, type Page } from '@playwright/test'

/** A way to press a button of the page. */
export type Press = (button: Locator) => Promise<void>

export const byMouse: Press = (button) => button.click()

export const byFinger: Press = (button) => button.tap()

/** What Tab reaches, in its order; while a dialog is open, only what is in the topmost one. */
const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Moves the focus with Tab and the arrow keys, and presses Enter and the space bar in turns. */
export function byKeyboard(page: Page): Press {
  let presses = 0
  return async (button) => {
    await walkTo(page, button)
    const isLink = await button.evaluate((element) => element.tagName === 'A')
    await page.keyboard.press(isLink || presses++ % 2 === 0 ? 'Enter' : 'Space')
  }
}

const MOST_STEPS = 120

async function walkTo(page: Page, target: Locator): Promise<void> {
  const far = await target.evaluate((element, tabbable) => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const all = [...scope.querySelectorAll<HTMLElement>(tabbable)].filter((each) => each.checkVisibility())
    const focused = document.activeElement ?? document.body
    const to = all.indexOf(element as HTMLElement)
    const from = all.indexOf(focused as HTMLElement)
    if (from >= 0) return to - from
    // The focus is on an element between two of them, such as the status line.
    const next = all.findIndex((each) => focused.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
    if (next < 0) return to - all.length
    return to >= next ? to - next + 1 : to - next
  }, TABBABLE)
  const key = far < 0 ? 'Shift+Tab' : 'Tab'
  for (let step = 0; step < Math.abs(far); step++) await page.keyboard.press(key)
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  expect(await target.evaluate((element) => element === document.activeElement), 'Tab leads there').toBe(true)
}
