import {
  CHANCE,
  CLOSING,
  OVER,
  redacted,
  seatList,
  type Action,
  type Game,
  type Random,
  type RuleId,
  type Seat,
  type State,
  type Viewer,
} from '@alleycat/engine'

/** Plays on from a made-up position in the notation of records, for every game. */

export interface Position<View extends { readonly phase: string }, Event, Known> {
  readonly game: Game<View, Event, Known>
  readonly state: State
}

/** Plain letters from letters with numbers: `D3M` is `DDDM`. */
export const cards = (text: string): string =>
  text.replace(/([A-Z])([0-9]+)/g, (_, letter: string, repeat: string) => letter.repeat(Number(repeat)))

/**
 * Plays steps of a record, decisions and whole chance events, closes every window at once, and returns what happened.
 * Throws at a step that cannot be played, and whenever a card appears or disappears.
 */
export function playSteps<View extends { readonly phase: string }, Event, Known>(
  p: Position<View, Event, Known>,
  census: (state: State) => number,
  steps: readonly string[],
): Event[] {
  const events: Event[] = []
  const { game, state } = p
  for (const step of steps) {
    const [actor, text] = actorOf(step)
    const actions = actor === CHANCE ? chanceActions(p, text) : [game.parse(state, actor, text)]
    for (const action of actions) {
      if (action === undefined || (actor === CHANCE && game.weight(state, action) === 0))
        throw new Error(`"${step}" cannot be played where ${due(p)} is due`)
      const before = census(state)
      game.apply(state, actor, action, (event) => events.push(event))
      if (game.turn(state) === CLOSING) game.apply(state, CLOSING, 0, (event) => events.push(event))
      if (census(state) !== before) throw new Error(`cards appeared or disappeared at "${step}"`)
    }
  }
  return events
}

function chanceActions<View extends { readonly phase: string }, Event, Known>(
  { game, state }: Position<View, Event, Known>,
  text: string,
): readonly (Action | undefined)[] {
  return (game.turn(state) === CHANCE ? game.parseChance(state, text) : undefined) ?? [undefined]
}

function actorOf(step: string): [actor: number, text: string] {
  const space = step.indexOf(' ')
  return [step.startsWith('* ') ? CHANCE : Number(step.slice(0, space)), step.slice(space + 1)]
}

type Rules = Pick<Game, 'why' | 'legal' | 'format'>

/** The rule against a seat's attempt, such as `0 take SSS`; null when it is legal. */
export function why({ game, state }: { game: Rules; state: State }, step: string): RuleId | null {
  const [seat, text] = actorOf(step)
  return game.why(state, seat, text)
}

/** All decisions of a seat, as sorted texts without the seat; only those with a certain verb, if one is given. */
export const legal = ({ game, state }: { game: Rules; state: State }, seat: Seat, verb = ''): string[] =>
  legalActions(game, state, seat)
    .map((action) => game.format(state, seat, action))
    .filter((text) => text.startsWith(verb))
    .toSorted()

export function legalActions(game: Pick<Game, 'legal'>, state: State, actor: number): Action[] {
  const out: Action[] = []
  return out.slice(0, game.legal(state, actor, out))
}

/** What must happen next: `0 act`, `1 2 answer`, `* draw 1 ??` with a mark for each card, `closing`, or `over`. */
export function due<View extends { readonly phase: string }, Event, Known>({
  game,
  state,
}: Position<View, Event, Known>): string {
  const turn = game.turn(state)
  if (turn === OVER) return 'over'
  if (turn === CLOSING) return 'closing'
  if (turn !== CHANCE) return `${seatList(turn).join(' ')} ${game.view(state, null).phase}`
  const text = game.formatChance(state, Array<Action>(game.pending(state)).fill(0))
  return `* ${text.replace(/[A-Z]/g, '?')}`
}

/** The events as redacted for a viewer. */
export const seen = <Event>(
  { game }: { game: Pick<Game<unknown, Event>, 'redact'> },
  events: readonly Event[],
  viewer: Viewer,
): Event[] => redacted(game, events, viewer)

export const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!
