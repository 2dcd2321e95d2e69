import { SOUNDS, type SoundName } from './sounds.ts'
import { isLocale, pickLocale, type Locale } from './words/locales.ts'

export const THEMES = ['dark', 'light', 'system'] as const
export const MOTIONS = ['system', 'full', 'none'] as const
export const CARD_SIZES = ['small', 'medium', 'large'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const

export interface Settings {
  locale: Locale
  theme: (typeof THEMES)[number]
  motion: (typeof MOTIONS)[number]
  /** Whether all sounds are off. */
  silent: boolean
  /** The sounds that are switched off one by one. */
  muted: SoundName[]
  /** How loud sounds are, in percent. */
  volume: number
  /** Whether the device vibrates, where it can. */
  haptics: boolean
  /** Whether a move waits for the button that confirms it. */
  confirm: boolean
  cardSize: (typeof CARD_SIZES)[number]
  /** Whether single letters, digits and signs do something at a table. */
  keys: boolean
  /** Whether cards show letters beside their colours. */
  letters: boolean
  /** Whether the table shows what was seen of other hands. */
  memoryAid: boolean
  /** Whether what is met for the first time is explained. */
  explains: boolean
  /** Whether bots say something now and then. */
  botLines: boolean
  /** How fast bots play and things happen. */
  speed: (typeof SPEEDS)[number]
  /** What the person is called at tables. */
  name: string
  avatar: string
}

export const SETTINGS_KEY = 'alleycat.settings'

const defaults = (): Settings => ({
  locale: pickLocale(typeof navigator === 'undefined' ? [] : navigator.languages),
  // The table is at home in the night; daylight, and following the device, are to be chosen.
  theme: 'dark',
  motion: 'system',
  silent: false,
  muted: [],
  volume: 100,
  haptics: true,
  confirm: true,
  cardSize: 'medium',
  letters: true,
  keys: true,
  memoryAid: false,
  explains: true,
  botLines: true,
  speed: 'normal',
  name: '',
  avatar: 'guest-1',
})

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.includes(value as T) ? (value as T) : otherwise

/** Reads stored settings. What is missing or invalid gets its default. */
export function readSettings(stored: unknown): Settings {
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const base = defaults()
  const flag = (
    key: 'silent' | 'haptics' | 'confirm' | 'letters' | 'keys' | 'memoryAid' | 'explains' | 'botLines',
  ): boolean => oneOf([true, false], found[key], base[key])
  const text = (key: 'name' | 'avatar', most: number): string =>
    typeof found[key] === 'string' ? found[key].slice(0, most) : base[key]
  const { volume } = found
  return {
    locale: isLocale(found['locale']) ? found['locale'] : base.locale,
    theme: oneOf(THEMES, found['theme'], base.theme),
    motion: oneOf(MOTIONS, found['motion'], base.motion),
    silent: flag('silent'),
    muted: Array.isArray(found['muted']) ? SOUNDS.filter((each) => (found['muted'] as unknown[]).includes(each)) : [],
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : base.volume,
    haptics: flag('haptics'),
    confirm: flag('confirm'),
    cardSize: oneOf(CARD_SIZES, found['cardSize'], base.cardSize),
    letters: flag('letters'),
    keys: flag('keys'),
    memoryAid: flag('memoryAid'),
    explains: flag('explains'),
    botLines: flag('botLines'),
    speed: oneOf(SPEEDS, found['speed'], base.speed),
    name: text('name', 24),
    avatar: text('avatar', 24),
  }
}

/** The settings that this browser keeps, or the defaults. */
export function storedSettings(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null'))
  } catch {
    // There is no storage, or it cannot be read.
    return defaults()
  }
}
