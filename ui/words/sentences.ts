/** Sentences one after the other, with a stop between them where one has none. */
export const sentences = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .reduce((before, text) => (before === '' ? text : `${before}${/[.!?…]$/.test(before) ? '' : '.'} ${text}`), '')
