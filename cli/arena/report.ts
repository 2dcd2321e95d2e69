import { gamesOf, type ArenaPlan, type Standing, type Standings } from '@alleycat/bots'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { counted, grouped, visible } from '../text.ts'

/** A share as `62.5 %`. */
export const percent = (share: number): string => `${grouped(100 * share, 1)} %`

/** The standings as a table for people. */
export function tableOf(plan: ArenaPlan, standings: Standings): string {
  const seats = plan.lineUp.length
  const rows = standings
    .list()
    .map((standing) => [
      visible(standing.bot, 40),
      String(standing.seats),
      grouped(standing.wins, standing.wins % 1 === 0 ? 0 : 1),
      percent(standing.share),
      `${grouped(100 * standing.interval.low, 1)} to ${percent(standing.interval.high)}`,
      `${grouped(standing.rating.mu, 1)} ± ${grouped(2 * standing.rating.sigma, 1)}`,
      grouped(standing.milliseconds, 2),
    ])
  const head = ['bot', 'seats', 'wins', 'a seat', '95 % of it', 'rating', 'ms/decision']
  const games = standings.games === gamesOf(plan) ? '' : ` (of ${grouped(gamesOf(plan))})`
  return `${counted(standings.games, 'game')}${games} of ${plan.game} with ${seats} seats, ${counted(standings.games / seats, 'deal')} in ${seats} rotations, seed ${plan.seed}

${aligned([head, ...rows], 1).join('\n')}

A seat is on a par with the others at ${percent(1 / seats)}.
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
