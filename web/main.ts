import './fonts.css'
import '@alleycat/ui/theme.css'
import { keepSettings, settings } from '@alleycat/ui/settings.svelte.ts'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './language.svelte.ts'
import { router } from './router.svelte.ts'
import { updates } from './updates.svelte.ts'

keepSettings()
router.follow()
void updates.watch()
await language.speak(settings.locale)
mount(App, { target: document.getElementById('app')! })
