import { SETTINGS_KEY, storedSettings, type Settings } from './stored-settings.ts'

export const settings: Settings = $state(storedSettings())

/** Stores the settings whenever they change, and takes over changes from other tabs. */
export function keepSettings(): () => void {
  const stop = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(SETTINGS_KEY, text)
      } catch {
        // Where the storage is full or forbidden, the settings hold until the page is closed.
      }
    })
  })
  const onStorage = (event: StorageEvent): void => {
    if (event.key === SETTINGS_KEY) Object.assign(settings, storedSettings())
  }
  addEventListener('storage', onStorage)
  return () => {
    stop()
    removeEventListener('storage', onStorage)
  }
}

const PACES: Readonly<Record<Settings['speed'], number>> = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 }

/** By how much everything that is shown lasts longer or shorter than usual, as the speed is set. */
export const pace = (): number => PACES[settings.speed]

const CARD_SCALES: Readonly<Record<Settings['cardSize'], number>> = { small: 0.8, medium: 1, large: 1.25 }

/** The chosen size of cards, as a share of the usual one. */
export const cardScale = (): number => CARD_SCALES[settings.cardSize]

/** Whether things should move. */
export function isMoving(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full'
  return typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches
}
