import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser, BrowserType } from '@playwright/test'
import { Complaint, reasonOf } from '../errors.ts'

/** The names of the program in distributions and by vendors. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

export interface Chromium {
  readonly type: BrowserType
  /** The path of the program. */
  readonly path: string
}

/** The browser that CHROMIUM_PATH names, Playwright's own, or one of the machine. Throws a complaint when there is none. */
export async function findChromium(): Promise<Chromium> {
  const { chromium: type } = await import('@playwright/test').catch(() => {
    throw new Complaint(({ errors }) => errors.noPlaywright)
  })
  const path = candidates(process.env, type.executablePath()).find((each) => existsSync(each))
  if (path === undefined) throw new Complaint(({ errors }) => errors.noChromium)
  return { type, path }
}

/** The paths at which a browser may be, the best first. */
export function candidates(
  { CHROMIUM_PATH, PATH = '' }: Readonly<Record<string, string | undefined>>,
  own: string,
): string[] {
  const folders = [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const found = [CHROMIUM_PATH ?? '', own, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))]
  return found.filter((path) => path !== '')
}

/** Background work of the browser is switched off, because it would be measured too. Root cannot use the sandbox. */
const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** This program handles Ctrl-C itself. */
export const LAUNCH = { args: [...CHROMIUM_ARGUMENTS], handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

export async function launch({ type, path }: Chromium): Promise<Browser> {
  try {
    return await type.launch({ executablePath: path, ...LAUNCH })
  } catch (error) {
    throw new Complaint((words) => words.errors.noStart(path, reasonOf(error)(words).split('\n')[0]!))
  }
}
