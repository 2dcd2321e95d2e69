import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that depend on the colours of a theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Checks all rules in the dark theme, and in the light one those that depend on colours. What lies behind a dialog cannot
 * be reached, and is checked as a screen of its own.
 */
export async function expectNoViolations(page: Page, theme: 'dark' | 'light' = 'dark'): Promise<void> {
  // A colour that is still changing has another contrast than it will have.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // To read half a megabyte takes as long as to check a small page, so that is done once for a page.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // The other mode opens a further page for each run, for frames of other origins, which the app does not have.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (theme === 'light') axe.withRules(COLOUR_RULES)
  if ((await page.locator('dialog:modal').count()) > 0) axe.include('dialog:modal')
  const { violations } = await withoutDrawings(page, () => axe.analyze())
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id} (${theme}): ${help}`,
    at: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary ?? ''}`),
  }))
  expect.soft(found).toEqual([])
}

/**
 * Takes the contents out of the drawings meanwhile: screen readers skip them, and axe would read them first, which are most of
 * the elements. The app can change them where they are. Drawings of symbols stay, because pictures may still be made of them.
 */
async function withoutDrawings<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const drawings = await page.evaluateHandle(() =>
    [...document.querySelectorAll('svg[aria-hidden]:not(:has(> symbol))')].map((svg) => {
      const contents = new DocumentFragment()
      contents.append(...svg.childNodes)
      return { svg, contents }
    }),
  )
  const seen = await look()
  await drawings.evaluate((all) => {
    for (const { svg, contents } of all) svg.append(contents)
  })
  await drawings.dispose()
  return seen
}
