/** The address of a table in the app. */
export const tableRoute = (table: string): string => `#/t/${table}`

export const tableLink = (table: string): string => new URL(tableRoute(table), document.baseURI).href

/** The address of somebody's games and ratings. */
export const playerRoute = (person: string): string => `#/player/${person}`

/** The address of the replay of a table's game. */
export const replayRoute = (table: string): string => `#/replay/online/${table}`

/** The address of the record of a table's game. */
export const recordLink = (table: string): string => new URL(`api/tables/${table}/record`, document.baseURI).href
