/** Installs a browser for the tests, by Playwright or else by the system's package manager. */
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { findBrowser } from './browser.mjs'

const isRoot = process.getuid?.() === 0

/** @param {readonly string[]} command */
function run([program = '', ...args]) {
  console.log(`no browser yet: ${[program, ...args].join(' ')}`)
  return spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** @param {readonly string[]} args */
const apt = (...args) => run([...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args])
const ways = [
  () => run(['npx', 'playwright', 'install', 'chromium']),
  () => process.platform === 'linux' && apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium'),
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
