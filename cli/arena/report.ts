import { gamesOf, type ArenaPlan, type Standing, type Standings } from '@alleycat/bots'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { visible } from '../text.ts'
import type { Words } from '../words/words.ts'

/** A share such as `62.5%`. */
export const percentIn =
  ({ number, percent }: Words) =>
  (share: number): string =>
    percent(number(100 * share, 1))

/** The standings as a table for people. */
export function tableOf(plan: ArenaPlan, standings: Standings, words: Words): string {
  const { number, arena } = words
  const percent = percentIn(words)
  const seats = plan.lineUp.length
  const rows = standings
    .list()
    .map((standing) => [
      visible(standing.bot, 40),
      String(standing.seats),
      number(standing.wins, standing.wins % 1 === 0 ? 0 : 1),
      percent(standing.share),
      arena.range(number(100 * standing.interval.low, 1), percent(standing.interval.high)),
      `${number(standing.rating.mu, 1)} ± ${number(2 * standing.rating.sigma, 1)}`,
      number(standing.milliseconds, 2),
    ])
  return `${arena.title(standings.games, gamesOf(plan), plan.game, seats, plan.seed)}
${arena.rotations(standings.games / seats, seats)}

${aligned([arena.columns, ...rows], 1).join('\n')}

${arena.par(percent(1 / seats))}
`
}

/** The standings as lines of JSON: one object for the run, then one for each bot. */
export function jsonOf(plan: ArenaPlan, standings: Standings): string {
  const { game, options, lineUp, seed } = plan
  const seats = lineUp.length
  const { games } = standings
  const run = { arena: 'run', game, options, seats, lineUp, seed, games, deals: games / seats, par: 1 / seats }
  return [run, ...standings.list().map(botLine)].map((line) => `${JSON.stringify(line)}\n`).join('')
}

interface BotLine {
  readonly arena: 'bot'
  readonly bot: string
  readonly seats: number
  readonly wins: number
  readonly share: number
  readonly shareLow: number
  readonly shareHigh: number
  readonly rating: number
  readonly ratingLow: number
  readonly ratingHigh: number
  readonly decisions: number
  readonly millisecondsPerDecision: number
}

function botLine({ bot, seats, wins, share, interval, rating, decisions, milliseconds }: Standing): BotLine {
  return {
    arena: 'bot',
    bot,
    seats,
    wins: rounded(wins, 4),
    share: rounded(share, 4),
    shareLow: rounded(interval.low, 4),
    shareHigh: rounded(interval.high, 4),
    rating: rounded(rating.mu, 2),
    ratingLow: rounded(rating.mu - 2 * rating.sigma, 2),
    ratingHigh: rounded(rating.mu + 2 * rating.sigma, 2),
    decisions,
    millisecondsPerDecision: rounded(milliseconds, 3),
  }
}

/** The value with no more decimals than are meaningful. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
