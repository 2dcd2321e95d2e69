import { recall, remember } from '../browser/storage.ts'

const KEY = 'alleycat.known'

/**
 * Whether this browser has somebody's name at its server. Otherwise there is nothing on the server to show on the front page, and
 * what is needed to ask for it is not fetched.
 */
export const isKnownHere = (): boolean => recall(KEY) === true

export const noteKnown = (isKnown: boolean): void => remember(KEY, isKnown)
