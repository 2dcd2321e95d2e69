import type { Occasion } from '@alleycat/ui/company.ts'

/** Turns for which nobody says anything after somebody has spoken. */
const QUIET = 5
/** The share of occasions on which a bot says something. */
const SHARE = 0.35

/** What the bots of a table have said, so that they speak rarely and none says the same twice. */
export class BotChatter {
  #turnsInSilence = 0
  readonly #said = new Set<string>()

  turnPasses(): void {
    this.#turnsInSilence++
  }

  /**
   * Whether a bot speaks now, which is then remembered: rarely, but always when it has won. `draw` is a number from 0 to 1 that
   * chance gives.
   */
  speaks(bot: string, occasion: Occasion, draw: number): boolean {
    const line = `${bot} ${occasion}`
    const isTime = this.#turnsInSilence >= QUIET && draw < SHARE && !this.#said.has(line)
    if (!isTime && occasion !== 'win') return false
    this.#said.add(line)
    this.#turnsInSilence = 0
    return true
  }
}
