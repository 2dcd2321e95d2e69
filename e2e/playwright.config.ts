import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { freePort } from '../server/testing/free-port.ts'
import { findBrowser, findFirefox, findWebKit, findWindowlessBrowser } from './browser.mjs'

/** The port is chosen once for a run: workers read this file as well, and find it in their environment. */
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()))
/** The built app; the environment can name another folder for work on the tests themselves. */
const DIST = process.env['E2E_DIST'] ?? 'dist'
const firefox = findFirefox()
const PUSHED = 'online/notifications.test.ts'
/** What has projects of its own: the tests of other engines, and what only a browser with windows can do. */
const APART = ['engines/**', PUSHED]
const DESKTOP = { width: 1440, height: 900 }
const isRoot = process.getuid?.() === 0

const launched = (browser: string | undefined) => ({
  launchOptions: {
    ...(browser && { executablePath: browser }),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--disable-gpu',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  },
})

export default defineConfig({
  testDir: '.',
  outputDir: './screens/failures',
  fullyParallel: true,
  retries: 0,
  workers: 3, // Tests wait more than they compute, so there are more workers than a small machine has cores.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  webServer: {
    command: `npx vite preview web --outDir ${DIST} --port ${PORT} --strictPort`,
    cwd: '..',
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${PORT}/`,
    locale: 'en-GB',
    colorScheme: 'dark',
    // Only tests about offline play fetch the whole app into a cache.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    ...launched(findWindowlessBrowser() ?? findBrowser()),
  },
  // A test runs at the sizes that it is tagged with, and on the desktop if it has no tag: only what depends on the size
  // of the screen, or on touch, needs more than one.
  projects: [
    // What takes long comes first, so that nothing is left waiting for it at the end.
    { name: 'minute', testIgnore: APART, grep: /@minute/, use: { viewport: DESKTOP } },
    // What install-browser.mjs could not install is left out, and it says so.
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: 'engines/firefox.test.ts',
            use: {
              browserName: 'firefox',
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            } as const,
          },
        ]
      : []),
    ...(findWebKit() ? [{ name: 'webkit', testMatch: 'engines/webkit.test.ts' }] : []),
    {
      name: 'phone',
      testIgnore: APART,
      grep: /@phone/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: APART,
      grep: /@desktop|^(?!.*@(phone|landscape|minute))/s,
      use: { viewport: DESKTOP },
    },
    {
      name: 'landscape',
      testIgnore: APART,
      grep: /@landscape/,
      use: { viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true },
    },
    { name: 'push', testMatch: PUSHED, use: launched(findBrowser()) },
  ],
})
