import { api } from '../net/api.ts'
import { hearAgain } from '../online/chat.svelte.ts'
import { server } from '../net/server-status.svelte.ts'
import { stream } from '../net/shared-stream.ts'
import { myTables } from '../online/my-tables.svelte.ts'
import { Account } from './account.svelte.ts'
import { accountApi } from './api.ts'
import { BROWSER_DEVICE } from './passkeys.ts'
import { forgetStory } from '../story/story-log.ts'
import { BROWSER_PUSH } from './browser-push.ts'
import { PushSwitch } from './push-switch.svelte.ts'

/** Turns notifications in this browser on and off. */
export const push = new PushSwitch(accountApi, BROWSER_PUSH)

export const account = new Account({
  api: accountApi,
  server,
  stream,
  push,
  device: BROWSER_DEVICE,
  muted: () => api.muted(),
  async hear(person) {
    await api.mute(person, false)
    hearAgain(person)
  },
  forget() {
    forgetStory('online')
    hearAgain()
    myTables.tables = null
    myTables.count = 0
    myTables.invitations = []
    void myTables.refresh()
  },
})
