/** The address of a table in the app. */
export const tableRoute = (table: string): string => `#/t/${table}`

export const tableLink = (table: string): string => new URL(tableRoute(table), document.baseURI).href

/** Whether an address leads every device to itself, so that nobody else can follow the link. */
export const leadsHere = (link: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname)

/** The address of somebody's games and ratings. */
export const playerRoute = (person: string): string => `#/player/${person}`

/** The address of the replay of a table's game. */
export const replayRoute = (table: string): string => `#/replay/online/${table}`

/** The address of the record of a table's game. */
export const recordLink = (table: string): string => new URL(`api/tables/${table}/record`, document.baseURI).href
