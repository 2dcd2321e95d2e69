/** What is to be typed, or stands in a file, exactly so. */
export const typed = (text: string): string => `"${text}"`

/** A piece of a file, cut where it is too long for a sentence. */
export const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
