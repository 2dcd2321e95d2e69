import type { CupInfo, CupPlayer, CupRound, CupTable } from '@alleycat/protocol'
import { asRequestFailure, type FailureCode } from '../net/request.ts'
import { ServerActions } from '../net/server-actions.svelte.ts'
import type { SharedStream } from '../net/shared-stream.ts'
import { cupApi, type CupApi } from './api.ts'
import type { CupWords } from './words/words.ts'

/** How often a cup is looked up while its page is seen, in milliseconds; streams tell only of one's own tables. */
const LOOK_MS = 3000

/** A cup that is followed until it is closed. */
export class FollowedCup extends ServerActions {
  info = $state.raw<CupInfo | null>(null)
  /** Why the cup cannot be shown. */
  problem = $state<FailureCode | null>(null)
  readonly id: string
  readonly #api: CupApi
  readonly #stops: (() => void)[]

  constructor(id: string, stream: Pick<SharedStream, 'onPerson'>, api: CupApi = cupApi) {
    super()
    this.id = id
    this.#api = api
    const timer = setInterval(() => void this.#lookIfSeen(), LOOK_MS)
    this.#stops = [() => clearInterval(timer), stream.onPerson(() => void this.look())]
    void this.look()
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }

  async look(): Promise<void> {
    try {
      this.info = await this.#api.get(this.id)
      this.problem = null
    } catch (error) {
      this.problem = this.info ? null : asRequestFailure(error).code
    }
  }

  async attempt(work: (api: CupApi) => Promise<CupInfo>): Promise<void> {
    await this.run(async () => {
      this.info = await work(this.#api)
    })
  }

  async #lookIfSeen(): Promise<void> {
    const isMoving = this.info?.status === 'open' || this.info?.status === 'playing'
    if (document.visibilityState === 'visible' && (isMoving || !this.info)) await this.look()
  }
}

export const playerName = (player: CupPlayer | undefined, words: CupWords): string =>
  player?.person?.name ?? words.deleted

/** Who sits at a table, by seat; bots by the names that were drawn for the round. */
export const seatNames = ({ players }: CupInfo, round: CupRound, table: CupTable, words: CupWords): string[] =>
  table.seats.map((player, seat) =>
    player === null ? `${words.bot} (${round.bots[seat] ?? ''})` : playerName(players[player], words),
  )

/** What a round is called: by its number, or by who meets in it. */
export function roundName({ format, rounds, drawn }: CupInfo, round: number, words: CupWords): string {
  const { stage, tables } = drawn[round - 1]!
  if (stage > 0) return tables.length === 1 ? words.final : words.winnersMeet(stage)
  return format === 'groups' ? words.round(round) : words.roundOf(round, rounds)
}

/** The time until something, such as 1:05. */
export function timeUntil(time: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((time - now) / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0]! > 0 ? parts : parts.slice(1))
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':')
}
