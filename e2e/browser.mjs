import { existsSync } from 'node:fs'
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
  const { CHROMIUM_PATH, PATH = '' } = process.env
  const folders = [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = [
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    chromium.executablePath(),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC_APPS,
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}
