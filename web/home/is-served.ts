/**
 * Whether the app came from a server for playing together, which sets this cookie, rather than from a host of files.
 */
export const isServed = (): boolean => /(^|; )alleycat-server=1/.test(document.cookie)
