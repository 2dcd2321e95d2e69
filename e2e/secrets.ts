import { expect, type Page } from '@playwright/test'

/** Matches the names of all cards, and what marks a card in the page. */
const CARD =
  /detective|hacker|journalist|mafia|officials?\b|police|robocat|scientist|(blue|green|orange|purple|red|yellow) cat|mirror|data-card(?!-size)|data-hand|data-market|data-gang|data-flight|in hand/i

/** The whole page, hidden parts included: elements with their attributes and texts. */
const pageText = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML)

/** Everything that a screen reader is told. */
async function spokenText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .flatMap(({ name, value, description }) => [name?.value, value?.value, description?.value])
    .filter((text) => text !== undefined && text !== '')
    .join('\n')
}

/** Expects that no card of anybody is in the page, whether visible or not. */
export async function expectNoCards(page: Page): Promise<void> {
  for (const text of [await pageText(page), await spokenText(page)]) {
    const found = CARD.exec(text)
    const around = found ? text.slice(Math.max(0, found.index - 80), found.index + 80) : ''
    expect(around, 'a card is in the page while the curtain is down').toBe('')
  }
}
