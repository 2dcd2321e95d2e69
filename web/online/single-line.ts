/** Words on one line as the server takes them: nothing invisible, no white space around them or in rows. */
export const singleLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll(/\p{C}/gu, '').trim()
