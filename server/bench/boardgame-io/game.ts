import {
  askOf,
  chanceFrom,
  CLOSING,
  Match,
  OVER,
  redacted,
  type Game,
  type GameKind,
  type Result,
  type State,
} from '@alleycat/engine'

/** What a match of boardgame.io holds beside its own bookkeeping. */
interface Position {
  /** The state as text, because the library takes every array apart. */
  readonly state: string
  /** What the latest decision brought about. */
  readonly events: readonly unknown[]
  /** How many decisions each seat has made. */
  readonly decided: readonly number[]
}

interface Context {
  readonly ctx: { readonly numPlayers: number }
}
interface InPlay extends Context {
  readonly G: Position
}
interface WithChance {
  readonly random: { Number(): number }
}
interface Looking extends InPlay {
  /** Whoever only watches has none. */
  readonly playerID: string | null | undefined
}

/** What boardgame.io takes for a decision that the rules forbid. */
const INVALID_MOVE = 'INVALID_MOVE'

/** As much of boardgame.io's idea of a game as ours need. */
interface BoardgameIoGame {
  readonly name: string
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly disableUndo: true
  readonly setup: (context: Context & WithChance) => Position
  readonly turn: { readonly activePlayers: { readonly all: null } }
  readonly moves: {
    readonly decide: {
      readonly ignoreStaleStateID: true
      readonly client: false
      readonly move: (context: Looking & WithChance, decision: string) => Position | typeof INVALID_MOVE
    }
  }
  readonly endIf: (context: InPlay) => Result | undefined
  readonly playerView: (context: Looking) => unknown
}

/** One of our games for boardgame.io: all may decide at any time, undo is off, and our rules tell who may do what. */
export function boardgameOf(kind: GameKind): BoardgameIoGame {
  const games = new Map<number, Game>()
  const gameFor = ({ numPlayers }: Context['ctx']): Game => {
    const known = games.get(numPlayers) ?? kind.create(numPlayers, kind.defaults)
    games.set(numPlayers, known)
    return known
  }
  return {
    name: kind.id,
    minPlayers: kind.minSeats,
    maxPlayers: kind.maxSeats,
    disableUndo: true,
    setup: ({ ctx, random }) => {
      const decided = Array.from({ length: ctx.numPlayers }, () => 0)
      return goOn(new Match(gameFor(ctx)), random, [], decided)
    },
    turn: { activePlayers: { all: null } },
    moves: {
      decide: {
        // Several seats may answer at the same time.
        ignoreStaleStateID: true,
        client: false,
        move: ({ G, ctx, playerID, random }, decision) => {
          const events: unknown[] = []
          const match = new Match(gameFor(ctx), { onAction: (each) => events.push(...each) })
          match.state.set(stateOf(G))
          const seat = Number(playerID)
          if (match.attempt(seat, decision)) return INVALID_MOVE
          return goOn(match, random, events, G.decided.with(seat, G.decided[seat]! + 1))
        },
      },
    },
    endIf: ({ G, ctx }) => resultOf(gameFor(ctx), stateOf(G)) ?? undefined,
    playerView: ({ G, ctx, playerID }) => {
      const game = gameFor(ctx)
      const state = stateOf(G)
      const viewer = typeof playerID === 'string' ? Number(playerID) : null
      const ask = askOf(game, state, viewer)
      return {
        decided: viewer === null ? 0 : G.decided[viewer]!,
        events: redacted(game, G.events, viewer),
        ask: ask && { number: G.decided[viewer!]! + 1, legal: ask.legal, imagined: Array.from(ask.imagined) },
        view: game.view(state, viewer),
        result: resultOf(game, state),
      }
    },
  }
}

/** Lets chance play and windows close until somebody is asked. */
function goOn(
  match: Match,
  random: WithChance['random'],
  events: readonly unknown[],
  decided: readonly number[],
): Position {
  const chance = chanceFrom({ below: (bound) => Math.floor(random.Number() * bound) })
  for (;;) {
    match.settle(chance)
    if (match.turn !== CLOSING) break
    match.close()
  }
  return { state: Buffer.from(match.state.buffer).toString('base64'), events, decided }
}

function stateOf({ state }: Position): State {
  const bytes = Buffer.from(state, 'base64')
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / Int32Array.BYTES_PER_ELEMENT)
}

const resultOf = (game: Game, state: State): Result | null => (game.turn(state) === OVER ? game.result(state) : null)
