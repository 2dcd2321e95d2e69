/** Installs browsers for the tests: Chromium by Playwright or else by the system's package manager, the others by the latter. */
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { findBrowser, findFirefox, findWebKit } from './browser.mjs'

const isRoot = process.getuid?.() === 0

/** @param {readonly string[]} command */
function run([program = '', ...args]) {
  console.log(`a browser is missing: ${[program, ...args].join(' ')}`)
  return spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** @param {readonly string[]} args */
const apt = (...args) => run([...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args])
/** @param {readonly string[]} packages */
const installed = (...packages) =>
  process.platform === 'linux' && apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
const ways = [
  () => run(['npx', 'playwright', 'install', 'chromium']),
  () => installed('chromium', 'chromium-headless-shell'),
]

let browser = findBrowser()
for (const way of ways) {
  if (browser) break
  way()
  browser = findBrowser()
}

if (!browser) {
  console.error(
    'The tests in a browser need Chromium, and none could be found or installed.\n' +
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to where it is.',
  )
  process.exit(1)
}

if (!findFirefox() || !findWebKit()) installed('firefox-esr', 'webkit2gtk-driver', 'xvfb')
const leftOut = [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])]
if (leftOut.length > 0)
  console.warn(`${leftOut.join(' and ')}: not found and not installed, so the tests in it are left out.`)
