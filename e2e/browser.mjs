import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'

/** The names of the program in distributions and by vendors. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A Chromium to test with: the one that is named, Playwright's own, or one of the machine.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env
  const candidates = [
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    chromium.executablePath(),
    ...NAMES.flatMap(placesOf),
    ...MAC_APPS,
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}

/**
 * Debian's Chromium without windows, which needs a seventh less of the processor. Push messages do not reach it.
 *
 * @returns {string | undefined}
 */
export const findWindowlessBrowser = () =>
  process.env['CHROMIUM_PATH'] ? undefined : placesOf('chromium-headless-shell').find((path) => existsSync(path))

/**
 * A Firefox of the machine, which Playwright drives by WebDriver BiDi.
 *
 * @returns {string | undefined}
 */
export const findFirefox = () => ['firefox-esr', 'firefox'].flatMap(placesOf).find((path) => existsSync(path))

/**
 * WebKitGTK with its small browser, the driver of it, and a display that needs no screen.
 *
 * @returns {{ readonly driver: string, readonly browser: string, readonly display: string } | undefined}
 */
export function findWebKit() {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) => placesOf(name).find((path) => existsSync(path)))
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder)) : []
  const browser = libraries
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((api) => join(folder, api, 'MiniBrowser')))
    .find((path) => existsSync(path))
  return driver && display && browser ? { driver, browser, display } : undefined
}

/** @param {string} name */
function placesOf(name) {
  const { PATH = '' } = process.env
  return [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => join(folder, name))
}
