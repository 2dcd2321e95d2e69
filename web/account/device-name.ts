/** What a browser says about itself. */
export interface Browser {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** The first that matches is taken, because many browsers also claim to be others. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iOS', /\biPhone\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Proposes a name for this device; empty where nothing is known of it. */
export function deviceName(browser: Browser, words: (browser: string, system: string) => string): string {
  const name = first(BROWSERS, browser.userAgent)
  const system = systemOf(browser)
  return name && system ? words(name, system) : (name ?? system ?? '')
}

/** An iPad claims to be a Mac, but only the iPad has a touch screen. */
function systemOf({ userAgent, maxTouchPoints }: Browser): string | undefined {
  const system = first(SYSTEMS, userAgent)
  return system === 'macOS' && maxTouchPoints > 1 ? 'iPadOS' : system
}

const first = (names: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(text))?.[0]
