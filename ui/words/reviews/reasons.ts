/** The most reasons that are told of one decision. */
const MOST = 2

/** What is said for decisions one after the other: the weightiest reasons of each that no decision before had. */
export function freshReasons(decisions: readonly (readonly string[])[]): string[][] {
  const said = new Set<string>()
  return decisions.map((reasons) => {
    const fresh = [...new Set(reasons)].filter((reason) => !said.has(reason)).slice(0, MOST)
    for (const reason of fresh) said.add(reason)
    return fresh
  })
}
