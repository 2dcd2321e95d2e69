/** The API for people to read. */
export const apiPage = (): string => new URL('api', document.baseURI).href
