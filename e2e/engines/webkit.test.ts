import { expect, test as base } from '@playwright/test'
import { SETTINGS } from '../app.ts'
import { WebKit } from './webkit.ts'

const test = base.extend<{ webkit: WebKit }>({
  webkit: async ({ baseURL }, use) => {
    const webkit = new WebKit()
    try {
      await webkit.start()
      await webkit.open(baseURL!)
      await webkit.run((settings) => localStorage.setItem('alleycat.settings', settings), JSON.stringify(SETTINGS))
      await webkit.open(`${baseURL}?`)
      await webkit.run(collectErrors)
      await expect.poll(() => webkit.run(() => document.querySelector('select') !== null)).toBe(true)
      await use(webkit)
      expect(await webkit.run(() => (window as unknown as WithErrors).errors)).toEqual([])
    } finally {
      await webkit.close()
    }
  },
})

interface WithErrors {
  errors: string[]
}

/** WebDriver tells nothing of the console, so the page collects what goes wrong from here on. */
function collectErrors(): void {
  const errors: string[] = ((window as unknown as WithErrors).errors = [])
  Object.assign(console, { error: (...parts: unknown[]) => errors.push(parts.map(String).join(' ')) })
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

/** What completes a decision comes before what begins one; a closer look that a misplaced click has opened is closed first. */
const PRESSED = [
  'dialog[open] [method=dialog] button',
  '[data-answer]',
  '[data-confirm]:enabled',
  '[data-decision]',
  '[data-pile=draw][data-lit]',
  '[data-card].lit:not([aria-pressed=true])',
  '[data-lit]:not([aria-pressed=true])',
]

/** The number of decisions in the games that the browser keeps. */
const decisions = (webkit: WebKit): Promise<number> =>
  webkit.run(
    () =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('alleycat.game.'))
        .flatMap(([, text]) => (JSON.parse(text as string) as { readonly steps: readonly string[] }).steps)
        .filter((step) => !step.startsWith('*')).length,
  )

test('both games can be played, and the language changed', async ({ webkit }) => {
  for (const game of ['catham-city', 'cat-burglars']) {
    await webkit.click(`[aria-labelledby=${game}-name] .play`)
    for (let i = 0; i < 3; i++) {
      const before = await decisions(webkit)
      while ((await decisions(webkit)) === before) await webkit.click(...PRESSED)
    }
    await webkit.click('header a[href="#/"]')
  }
  await webkit.click('option[value=de]')
  await expect
    .poll(() => webkit.run(() => [document.documentElement.lang, document.querySelector('.play')?.textContent.trim()]))
    .toEqual(['de', 'Spielen'])
})

test('menus are drawn in the colours of the page', async ({ webkit }) => {
  const styles = await webkit.run(() => {
    const select = document.querySelector('select')!
    const { appearance, color } = getComputedStyle(select)
    let behind: Element = select
    while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement!
    const option = getComputedStyle(select.options[0]!)
    return {
      appearance,
      menu: [color, getComputedStyle(behind).backgroundColor],
      option: [option.color, option.backgroundColor],
    }
  })
  expect(styles.appearance).toBe('none') // Otherwise WebKit paints a white menu, whatever its background is.
  expect(contrast(styles.menu)).toBeGreaterThan(4.5)
  expect(contrast(styles.option)).toBeGreaterThan(4.5)
})

/** The contrast of two colours (WCAG 2.2). */
function contrast(colours: readonly string[]): number {
  const [dark, light] = colours.map(luminance).toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = colour
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
