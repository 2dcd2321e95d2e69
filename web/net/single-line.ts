/**
 * Brings a text into the form that the server accepts: one line without invisible characters, and single spaces only
 * between words.
 */
export const singleLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll(/\p{C}/gu, '').trim()
