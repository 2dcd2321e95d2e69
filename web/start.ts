import './fonts.css'
import '@alleycat/ui/theme.css'
import { keepSettings, settings } from '@alleycat/ui/settings.svelte.ts'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './language.svelte.ts'
import { router } from './router.svelte.ts'
import { updates } from './offline/app-updates.svelte.ts'

/** Milliseconds after the first screen, enough to fetch a game that is chosen at once. */
const OFFLINE_AFTER = 4000

keepSettings()
router.follow()
// As in `main.ts`, nothing is awaited at the top level.
void language.speak(settings.locale).then(() => {
  mount(App, { target: document.getElementById('app')! })
  // The service worker fetches the whole app, so it starts after what somebody waits for.
  setTimeout(() => void updates.watch(), OFFLINE_AFTER)
})
