import { readFile } from 'node:fs/promises'

/**
 * The folders of rulebooks, relative to the program's one file and to this file: in the repository, and where packages
 * are installed.
 */
const PLACES = ['../../games', '../../@alleycat/games']

/** The numbered rules of a game, each as one paragraph of plain text; null when no rulebook is found. */
export async function readRulebook(game: string): Promise<ReadonlyMap<string, string> | null> {
  for (const place of PLACES) {
    try {
      return rulesIn(await readFile(new URL(`${place}/${game}/RULES.md`, import.meta.url), 'utf8'))
    } catch {
      // The rulebook may be in the next folder.
    }
  }
  return null
}

/** Reads list items that begin with the number of a rule, `- CC-21 …`, and the lines that continue them. */
export function rulesIn(markdown: string): Map<string, string> {
  const rules = new Map<string, string>()
  let number: string | null = null
  for (const line of markdown.split('\n')) {
    const [, found, start = ''] = /^\s*[-*] \**([A-Z]{2}-\d+[a-z]?)\**:? (.*)$/.exec(line) ?? []
    if (found !== undefined) rules.set((number = found), start)
    else if (number !== null && /^\s+\S/.test(line)) rules.set(number, `${rules.get(number)} ${line.trim()}`)
    else number = null
  }
  for (const [rule, text] of rules) rules.set(rule, text.replace(/\*\*|`/g, ''))
  return rules
}
