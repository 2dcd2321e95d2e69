/** Where a table is found, for people. */
export const tableRoute = (table: string): string => `#/t/${table}`

export const tableLink = (table: string): string => new URL(tableRoute(table), document.baseURI).href

/** Where somebody's games and ratings are shown. */
export const playerRoute = (person: string): string => `#/player/${person}`

/** Where its game is looked back at. */
export const replayRoute = (table: string): string => `#/replay/online/${table}`

/** The record of its game as a file. */
export const recordLink = (table: string): string => new URL(`api/tables/${table}/record`, document.baseURI).href
