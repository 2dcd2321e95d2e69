import type { CupInfo, CupWish, MyCup } from '@alleycat/protocol'
import { api, freshNonce } from '../net/api.ts'
import { callsBy } from '../net/calls.ts'

const call = callsBy(api.request)
const at = (cup: string) => ({ params: { cup } })

/** What the pages of cups ask of the server. */
export const cupApi = {
  create: (wish: CupWish): Promise<CupInfo> => call('POST /api/cups', { body: wish }),
  get: (cup: string): Promise<CupInfo> => call('GET /api/cups/:cup', at(cup)),
  /** Our part of the luck is given here, where the commitment is already known. */
  join: (cup: string): Promise<CupInfo> =>
    call('POST /api/cups/:cup/join', { ...at(cup), body: { nonce: freshNonce() } }),
  leave: (cup: string): Promise<CupInfo> => call('POST /api/cups/:cup/leave', at(cup)),
  remove: (cup: string, person: string): Promise<CupInfo> =>
    call('DELETE /api/cups/:cup/people/:person', { params: { cup, person } }),
  start: (cup: string): Promise<CupInfo> => call('POST /api/cups/:cup/start', at(cup)),
  end: (cup: string): Promise<CupInfo> => call('POST /api/cups/:cup/end', at(cup)),
  mine: async (): Promise<readonly MyCup[]> => (await call('GET /api/me/cups')).cups,
}

export type CupApi = typeof cupApi
