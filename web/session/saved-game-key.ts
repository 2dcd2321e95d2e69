/** What the id of a game follows in the key under which the browser keeps it. */
export const SAVED_GAME = 'alleycat.game.'
