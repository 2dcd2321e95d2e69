/** What is stored under a key; null where nothing is, where it cannot be read, and where the browser forbids storage. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value that nothing depends on: where the browser has no room or forbids storage, it is forgotten. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage that is full or forbidden costs only what the app would have remembered.
  }
}
