/** Where somebody's games and ratings are shown. */
export const playerRoute = (person: string): string => `#/player/${person}`

/** The API for people to read. */
export const apiPage = (): string => new URL('api', document.baseURI).href
