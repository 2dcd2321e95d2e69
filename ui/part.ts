/** The component of a module that is fetched when it is needed; null after `failed` was called, because it could not be. */
export async function partOf<Part>(
  module: Promise<{ readonly default: Part }>,
  failed: () => void,
): Promise<Part | null> {
  try {
    return (await module).default
  } catch {
    failed()
    return null
  }
}
