import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.mjs'

const PORT = 4187
/** The built app; another folder for work on the tests themselves. */
const DIST = process.env['E2E_DIST'] ?? 'dist'
const browser = findBrowser()
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  outputDir: './screens/failures',
  fullyParallel: true,
  retries: 0,
  workers: 3, // they wait more than they work
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
    // Only the tests that are about it fetch the whole app into a cache.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'only-on-failure',
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
  },
  projects: [
    // What is the same on a phone is marked @desktop.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'landscape',
      use: { viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true },
      grep: /@smoke/,
    },
  ],
})
