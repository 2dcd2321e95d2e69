/** What is written the same in every language. */
export const POSTGRES = 'postgres://…'
export const PUBLIC_ADDRESS = 'https://cats.example'
export const OUTSIDE_BOT = 'exec:<command>'
