/** `?pseudo` in the address shows all texts accented and 40 % longer: for developers, to see what a layout cannot hold. */
const isPseudo = new URLSearchParams(globalThis.location?.search).has('pseudo')

/** The words as they are shown. */
export async function spoken<T>(words: Promise<T>): Promise<T> {
  if (!isPseudo) return words
  const { pseudo } = await import('@alleycat/ui/words/pseudo.ts')
  return pseudo(await words)
}
