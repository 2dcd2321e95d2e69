import process from 'node:process'
import type { Page } from '@playwright/test'
import { expect, test, type App, type Stored } from './app.ts'
import { expectNoViolations } from './axe.ts'
import { before, beforeStep, playthrough, saved, seatOf, type GameRecord } from './positions.ts'
import { choosePayment } from './table/cat-burglars.ts'
import { Table } from './table/table.ts'

/** A screen and the way to it. */
interface Screen {
  readonly name: string
  readonly hash: string
  readonly stored?: Stored
  /** Waits until the screen is complete, or goes on to a dialog or a phase. */
  readonly arrive?: (page: Page, app: App) => Promise<unknown>
}

const starter = playthrough('catham-city', '2-seats-DHMRS')
const hackers = playthrough('catham-city', '5-seats-DHJPR')
const six = playthrough('catham-city', '6-seats-DMORS-two-actions')
/** A game of six in which cards of an opponent were searched for a point: no deed takes more room in a strip. */
const police: GameRecord = {
  ...six,
  options: { factions: 'DJOPS', actionsPerTurn: 1 },
  steps: ['* deal DJOPPS DJJJOS DJOPPPS DDDOPSS DDJJPPSS DJJOOOPS | DDDOOPP', '0 play PP+D @3', '* reveal 3 SD'],
}
const burglars = playthrough('cat-burglars', '2-seats')
const four = playthrough('cat-burglars', '4-seats-hall-of-fame')

const asked = (page: Page): Promise<unknown> => new Table(page).awaits()
const heading = (page: Page): Promise<unknown> => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

const at = (name: string, stored: Stored, arrive: Screen['arrive'] = asked): Screen => ({
  name,
  hash: '#/table/game',
  stored,
  arrive,
})
const opened = (button: string, dialog: string) => async (page: Page) => {
  await asked(page)
  await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
}
const fromMenu = (button: string, dialog: string) => async (page: Page) => {
  await opened('Menu', 'Menu')(page)
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
}
const pasted = (text: string) => async (page: Page) => {
  await page.getByLabel('Text of a record').fill(text)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

const late = before(four, /^\d secure/, 7)
const raid = before(four, /^\d infiltrate \S+ with .{2,}/)

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    hash: '',
    stored: { ...saved('going', starter, 20, { people: [0] }), ...saved('done', burglars, 177, { people: [1] }) },
    arrive: heading,
  },
  {
    name: 'story',
    hash: '#/story',
    stored: {
      ...saved('burglars', burglars, 177, { people: [1] }),
      ...saved('starter', starter, starter.steps.length, { people: [0] }),
      ...saved('hackers', hackers, hackers.steps.length, { people: [2] }),
      'alleycat.story.reviews': {
        '#/replay/burglars': { accuracy: 0.82, luck: -0.14 },
        '#/replay/starter': { accuracy: 0.91, luck: 0.2 },
      },
    },
    arrive: (page) => expect(page.getByRole('table').first()).toBeVisible(),
  },
  {
    name: 'atlas',
    hash: '#/atlas/catham-city',
    arrive: (page) => expect(page.getByRole('combobox').first()).toBeVisible(),
  },
  {
    name: 'atlas-table',
    hash: '#/atlas/cat-burglars',
    arrive: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'new-catham-city',
    hash: '#/new/catham-city',
    arrive: (page) => expect(page.getByRole('checkbox').first()).toBeVisible(),
  },
  {
    name: 'new-cat-burglars',
    hash: '#/new/cat-burglars',
    arrive: (page) => expect(page.getByRole('checkbox').first()).toBeVisible(),
  },
  {
    name: 'day-open',
    hash: '#/day/cat-burglars/2026-11-02',
    arrive: (page) => expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible(),
  },
  {
    name: 'day-played',
    hash: '#/day/catham-city/2026-11-06',
    stored: {
      'alleycat.days.catham-city': {
        '2026-11-04': { isOnTime: true, result: { score: 9, place: 3, seats: 3, grades: '0120' } },
        '2026-11-05': { isOnTime: true, result: null },
        '2026-11-06': { isOnTime: false, result: { score: 16, place: 1, seats: 4, grades: '0010200304010' } },
      },
    },
    arrive: (page) => expect(page.getByText('Best decisions: 8 of 13')).toBeVisible(),
  },
  at('catham-city', beforeStep('game', starter, /^0 play DDD/)),
  at('catham-city-six-seats', beforeStep('game', six, /^\d play DDD/)),
  at('catham-city-police', saved('game', police, police.steps.length, { people: [1] })),
  at('catham-city-target', beforeStep('game', hackers, /^\d play HHH/), async (page) => {
    await asked(page)
    await page.getByRole('button', { name: 'Ready: Hackers' }).first().click()
    await expect(page.getByRole('button', { name: /^Target: / }).first()).toBeVisible()
  }),
  at('catham-city-answer-detectives', beforeStep('game', starter, /^\d discard H$/)),
  at('catham-city-answer-mafia', beforeStep('game', starter, /^\d pay$/)),
  at('catham-city-answer-journalists', beforeStep('game', hackers, /^\d give D discard D$/), async (page) => {
    await asked(page)
    await page.getByRole('button', { name: /^Detective, 1 of \d in hand$/ }).click()
    await expect(page.getByRole('button', { name: 'Discard another: +1' })).toBeEnabled()
  }),
  at('catham-city-discard', beforeStep('game', starter, /^\d discard HHM$/)),
  at('catham-city-refused', beforeStep('game', starter, /^0 take HH/), async (page) => {
    await asked(page)
    await page.getByRole('region', { name: 'Your hand' }).locator('[data-card]:not(.lit)').first().click()
    await expect(page.getByRole('alert')).toBeVisible()
  }),
  at('cat-burglars', beforeStep('game', burglars, /^0 form P on/)),
  at('cat-burglars-second-card', beforeStep('game', burglars, /^0 recruit/, 1)),
  at('cat-burglars-place', beforeStep('game', burglars, /^0 place/)),
  at('cat-burglars-four-late', saved('game', four, late, { people: [seatOf(four, late)] })),
  at('cat-burglars-infiltrate', saved('game', four, raid, { people: [seatOf(four, raid)] }), async (page) => {
    await asked(page)
    await choosePayment(page, four.steps[raid]!.split(' ')[2]!)
  }),
  at('dialog-log', beforeStep('game', starter, /^0 play DDD/), async (page) => {
    await asked(page)
    await page.keyboard.press(';')
    await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible()
  }),
  at('dialog-overview-catham-city', beforeStep('game', starter, /^0 play DDD/), opened('Overview', 'Overview')),
  at('dialog-overview-cat-burglars', beforeStep('game', burglars, /^0 form P on/), opened('Overview', 'Overview')),
  at('close-up-card', beforeStep('game', starter, /^0 play DDD/), async (page) => {
    await asked(page)
    await page.locator('[data-card]').first().click({ button: 'right' })
    await expect(page.getByRole('heading', { name: 'What the signs mean' })).toBeVisible()
  }),
  at('close-up-gang', saved('game', four, late, { people: [seatOf(four, late)] }), async (page) => {
    await asked(page)
    await page.locator('[data-gang]').filter({ visible: true }).first().click({ button: 'right' })
    await expect(page.getByRole('heading', { name: /^Gang 1: / })).toBeVisible()
  }),
  at('dialog-menu', beforeStep('game', starter, /^0 play DDD/), opened('Menu', 'Menu')),
  at('dialog-settings', beforeStep('game', starter, /^0 play DDD/), fromMenu('Settings', 'Settings')),
  at('dialog-shortcuts', beforeStep('game', starter, /^0 play DDD/), fromMenu('Shortcuts', 'Shortcuts')),
  at(
    'dialog-standing-answers',
    beforeStep('game', starter, /^\d pay$/),
    opened('Automatic answers', 'Automatic answers'),
  ),
  at('dialog-hint', beforeStep('game', starter, /^0 play DDD/), async (page) => {
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await opened('More about the hint', 'What the cats suggest')(page)
    await expect(page.getByRole('button', { name: 'Do this' }).first()).toBeVisible({ timeout: 30_000 })
  }),
  at('dialog-discards', beforeStep('game', burglars, /^0 form Y on 3/), async (page) => {
    await asked(page)
    await page.getByRole('button', { name: /^Discard pile/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
  at('curtain', saved('game', starter, 8, { people: [0, 1] }), async (page) => {
    await expect(page.getByRole('button', { name: 'Show my cards' })).toBeVisible()
  }),
  at('curtain-next', saved('game', burglars, before(burglars, /^0 form /), { people: [0, 1] }), async (page) => {
    await page.getByRole('button', { name: 'Show my cards' }).click()
    await page.locator('[data-hand][data-lit]').first().click()
    await page.locator('[data-new]').click()
    await page.locator('[data-decision]').click()
    await expect(page.getByRole('button', { name: 'Hide my cards' })).toBeVisible()
  }),
  at('result', saved('game', starter, starter.steps.length, { people: [0] })),
  { name: 'replay-open', hash: '#/replay', arrive: heading },
  {
    name: 'replay-fault',
    hash: '#/replay',
    arrive: async (page) => {
      await pasted(JSON.stringify({ ...starter, steps: starter.steps.with(3, '1 take DH') }))(page)
      await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
    },
  },
  {
    name: 'replay-catham-city',
    hash: '#/replay',
    arrive: async (page) => {
      await pasted(JSON.stringify(starter))(page)
      await page.getByRole('slider', { name: 'Position' }).fill('40')
    },
  },
  {
    name: 'replay-cat-burglars',
    hash: '#/replay',
    arrive: async (page) => {
      await pasted(JSON.stringify(four))(page)
      await page.getByRole('slider', { name: 'Position' }).fill('200')
    },
  },
  {
    name: 'rules-catham-city',
    hash: '#/rules/catham-city/CC-10',
    arrive: (page) => expect(page.locator('.marked')).toBeVisible(),
  },
  {
    name: 'rules-cat-burglars',
    hash: '#/rules/cat-burglars',
    arrive: (page) => expect(page.getByRole('searchbox')).toBeVisible(),
  },
  {
    name: 'lesson-catham-city',
    hash: '#/learn/catham-city',
    arrive: (page) => expect(page.getByRole('button', { name: 'Next' })).toBeVisible(),
  },
  {
    name: 'lesson-cat-burglars',
    hash: '#/learn/cat-burglars',
    arrive: async (page) => {
      for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible()
    },
  },
  { name: 'settings', hash: '#/settings', arrive: heading },
  { name: 'lost', hash: '#/nowhere', arrive: heading },
]

/** Screens that are checked in every language, because words differ in length. */
const IN_ALL_LANGUAGES = [
  'home',
  'day-played',
  'new-catham-city',
  'catham-city',
  'cat-burglars',
  'cat-burglars-four-late',
  'catham-city-answer-journalists',
  'settings',
]
const LOCALES = ['de', 'fr', 'nl', 'pl'] as const
const PHONE = { width: 360, height: 640 }
const DESKTOP = { width: 1440, height: 900 }
const LANDSCAPE = { width: 640, height: 360 }
const SMALLEST = { width: 320, height: 568 }

/** Takes a picture for people to look at, when it is asked for. */
async function picture(page: Page, ...name: readonly string[]): Promise<void> {
  if (process.env['E2E_PICTURES'] === undefined) return
  await page.screenshot({ path: new URL(`screens/${name.join('-')}.png`, import.meta.url).pathname })
}

/**
 * Expects that the page does not scroll sideways, that all buttons of a move, all names of players and all gangs are whole,
 * that a dialog has nothing outside of the part that scrolls, and that a finger meets what it taps: on an upright phone
 * everything, elsewhere the buttons beside the title and the players.
 */
async function expectFits(page: Page, width: number): Promise<void> {
  const faults = (): Promise<Record<'outside' | 'cut' | 'hollow' | 'small', string[]>> =>
    page.evaluate((edge) => {
      const isOutside = (each: Element): boolean => each.getBoundingClientRect().right > edge + 1
      const isSmall = (each: Element): boolean => each.checkVisibility() && each.getBoundingClientRect().height < 43.5
      const pressed =
        innerHeight < innerWidth
          ? 'header .button, [data-close-up^="seat:"]'
          : 'select, .button, summary, label:has(> input), li button, :is(td, th) :is(a, button), :is(small, dd, .numbers) a'
      const shown = (elements: readonly Element[]): string[] => elements.map((each) => each.outerHTML.slice(0, 120))
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
      const textOf = (each: Element): Range => {
        const text = document.createRange()
        text.selectNodeContents(each)
        return text
      }
      const isOver = (badge: Element, text: Range): boolean => {
        const [a, b] = [badge.getBoundingClientRect(), text.getBoundingClientRect()]
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      }
      const sticksOut = (what: Element, room: string): boolean => {
        const [a, b] = [what.getBoundingClientRect(), what.closest(room)!.getBoundingClientRect()]
        return a.top < b.top - 1 || a.bottom > b.bottom + 1
      }
      const { scrollWidth: found } = document.documentElement
      return {
        outside: found <= edge ? [] : [`${found} wide`, ...shown(all('body *').filter(isOutside).slice(0, 4))],
        cut: shown([
          ...all('.bar button').filter(isOutside),
          ...all('[data-close-up^="seat:"] :is(.name b, .name:not(:has(b)))').filter(
            (name) => name.scrollWidth > name.clientWidth,
          ),
          ...all('[data-strip] .badge').filter((each) =>
            isOver(each, textOf(each.parentElement!.querySelector('.name')!)),
          ),
          ...all('[data-gang] .cat').filter((cat) => sticksOut(cat, '[data-gang]')),
          ...all('.middle .pile').filter((pile) => sticksOut(pile, '.middle')),
          ...all('.strip .deed').filter(
            (deed) => deed.clientHeight > 0 && deed.firstElementChild!.scrollWidth > deed.clientWidth,
          ),
        ]),
        hollow: shown(all('dialog[open]').filter((each) => each.scrollHeight > each.clientHeight)),
        small: shown(all(pressed).filter(isSmall)),
      }
    }, width)
  // A page whose size has just changed needs a moment to lay itself out.
  const soon = expect.configure({ soft: true, timeout: 3000 })
  await soon.poll(faults, `at ${width}`).toEqual({ outside: [], cut: [], hollow: [], small: [] })
}

for (const screen of SCREENS) {
  test.describe(() => {
    test.use({ stored: screen.stored ?? {} })

    test(`screen ${screen.name}: axe finds nothing in either theme, and nothing scrolls sideways @phone`, async ({
      app,
      page,
    }) => {
      await app.open(screen.hash)
      await screen.arrive?.(page, app)
      for (const [theme, name, size] of [
        ['dark', 'phone', PHONE],
        ['light', 'desktop', DESKTOP],
      ] as const) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme: theme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await picture(page, screen.name, name, 'en', theme)
        await expectNoViolations(page, theme)
        await expectFits(page, size.width)
      }
      for (const size of [LANDSCAPE, SMALLEST]) {
        await page.setViewportSize(size)
        await expectFits(page, size.width)
      }
      if (!IN_ALL_LANGUAGES.includes(screen.name)) return
      await page.emulateMedia({ colorScheme: 'dark' })
      for (const locale of LOCALES) {
        await app.set({ locale })
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await page.setViewportSize(SMALLEST)
        await expectFits(page, SMALLEST.width)
        await page.setViewportSize(PHONE)
        await picture(page, screen.name, 'phone', locale, 'dark')
      }
      // The text is twice as large, as browsers allow people to set it.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expectFits(page, PHONE.width)
      const bar = page.locator('.bar')
      if ((await bar.count()) > 0) await expect.soft(bar).toBeInViewport({ ratio: 1 })
      await picture(page, screen.name, 'phone', 'pl', 'large')
      await page.setViewportSize(LANDSCAPE)
      for (const action of await page.locator('[data-action]').all())
        await expect.soft(action).toBeInViewport({ ratio: 0.98 })
      for (const whole of await page.locator('[data-action] span, .strip .facts').all()) {
        const isWhole = await whole.evaluate((element) => {
          Object.assign((element as HTMLElement).style, { overflowWrap: 'normal' })
          // A number has room beside it for one more digit while it counts.
          for (const number of element.querySelectorAll<HTMLElement>('.counter > span')) number.style.inset = '0'
          return element.scrollWidth <= element.parentElement!.clientWidth && element.scrollWidth <= element.clientWidth
        })
        expect.soft(isWhole, `${await whole.textContent()} is neither broken nor cut`).toBe(true)
      }
      for (const tool of await page.locator('.tools .button').all()) {
        await tool.scrollIntoViewIfNeeded()
        await expect.soft(tool).toBeInViewport({ ratio: 0.98 })
      }
      await picture(page, screen.name, 'landscape', 'pl', 'large')
    })
  })
}

for (const [name, stored] of [
  ['catham-city', beforeStep('game', starter, /^0 play DDD/)],
  ['cat-burglars', saved('game', four, late, { people: [seatOf(four, late)] })],
] as const) {
  test.describe(() => {
    test.use({ stored })

    test(`the table of ${name} is pictured without colours, and every card still has a letter @phone @desktop @landscape`, async ({
      app,
      page,
    }, info) => {
      await app.open('#/table/game')
      await new Table(page).awaits()
      await expectFits(page, page.viewportSize()!.width)
      await page.addStyleTag({ content: 'html { filter: grayscale(1) }' })
      await picture(page, name, info.project.name, 'en', 'grey')
      await app.set({ letters: true })
      const card =
        name === 'catham-city' ? page.locator('[data-card] .initial') : page.locator('[data-hand], [data-market]')
      await expect(card.first()).toBeVisible()
    })
  })
}

/** The width of every card at the table, in pixels. */
const widthsOfCards = (page: Page): Promise<number[]> =>
  page
    .locator('[data-card], [data-hand], [data-market], [data-gang] .cat')
    .filter({ visible: true })
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width))

for (const [name, stored] of [
  ['catham-city', beforeStep('game', six, /^\d play DDD/)],
  ['cat-burglars', saved('game', four, late, { people: [seatOf(four, late)] })],
] as const) {
  test.describe(() => {
    test.use({ stored })

    test(`the hand and the actions of ${name} are whole in the windows of small laptops and tablets`, async ({
      app,
      page,
    }) => {
      await app.open('#/table/game')
      await new Table(page).awaits()
      for (const [width, height] of [
        [1280, 620],
        [800, 600],
        [768, 1024],
      ] as const) {
        await page.setViewportSize({ width, height })
        const cards = page.getByRole('region', { name: 'Your hand' }).locator('[data-card], [data-hand]')
        await expect(cards.last()).toBeInViewport({ ratio: 1 })
        await expect(page.locator('.bar')).toBeInViewport({ ratio: 1 })
        await expectFits(page, width)
      }
      // A tablet held upright has room for larger cards than a desk.
      if (name === 'catham-city') expect(Math.max(...(await widthsOfCards(page)))).toBeGreaterThan(104)
    })

    test(`large cards make none at the table of ${name} smaller`, async ({ app, page }) => {
      await app.open('#/table/game')
      await new Table(page).awaits()
      for (const size of [DESKTOP, LANDSCAPE]) {
        await page.setViewportSize(size)
        // A busy browser lays the table out in its new size only after a while.
        await expect(async () => {
          await app.set({ cardSize: 'medium' })
          const medium = await widthsOfCards(page)
          await app.set({ cardSize: 'large' })
          const differences = (await widthsOfCards(page)).map((width, card) => width - medium[card]!)
          expect(Math.max(...differences)).toBeGreaterThan(0.5)
          expect(Math.min(...differences)).toBeGreaterThan(-0.5)
        }).toPass()
      }
    })
  })
}

test.describe(() => {
  test.use({ stored: saved('game', four, late, { people: [seatOf(four, late)] }) })

  test('the own gangs are whole, and stay where they are while five cats are paid for @phone @landscape', async ({
    app,
    page,
  }) => {
    await app.open('#/table/game')
    await new Table(page).awaits()
    const own = page
      .locator('[data-gang]')
      .filter({ visible: true })
      .and(page.locator(`[data-gang^="${seatOf(four, late)}."]`))
    await expect(own).toHaveCount(6)
    for (const gang of await own.all()) await expect(gang).toBeInViewport({ ratio: 0.99 })
    const places = (): Promise<DOMRect[]> =>
      page
        .locator('section[data-owner] :is(.head > *, [data-new], [data-gang])')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    await page.locator('[data-strip="2"]').tap()
    const unpaid = await places()
    await page.locator('[data-gang="2.1"]').tap()
    await expect(page.locator('[data-pay]')).toHaveCount(5)
    for (const pay of await page.locator('[data-pay], [data-decision]').all())
      await expect(pay).toBeInViewport({ ratio: 0.99 })
    expect(await places()).toEqual(unpaid)
  })
})
