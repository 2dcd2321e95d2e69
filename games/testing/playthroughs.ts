import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The golden playthroughs of a game by the names of their files; empty when the game has no such folder. */
export function playthroughsOf(id: string): Record<string, string> {
  const folder = fileURLToPath(new URL(`../${id}/playthroughs`, import.meta.url))
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : []
  return Object.fromEntries(files.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]))
}
