import './fonts.css'
import '@alleycat/ui/theme.css'
import { keepSettings, settings } from '@alleycat/ui/settings.svelte.ts'
import { mount } from 'svelte'
import App from './App.svelte'
import { fetchAhead } from './fetch-ahead.ts'
import { language } from './language.svelte.ts'
import { router } from './router.svelte.ts'
import { updates } from './offline/app-updates.svelte.ts'

/** Milliseconds after the first screen, enough to fetch a game that is chosen at once. */
const OFFLINE_AFTER = 4000

keepSettings()
router.follow()
const words = language.speak(settings.locale)
fetchAhead(router.route)
// Nothing is awaited at the top level: WebKit would hand out modules that stand on this one before they are ready.
void words.then(() => {
  mount(App, { target: document.getElementById('app')! })
  // The service worker fetches the whole app, so it starts after what somebody waits for.
  setTimeout(() => void updates.watch(), OFFLINE_AFTER)
})
