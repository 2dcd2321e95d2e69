import {
  CHANCE,
  CLOSING,
  firstSeat,
  hasSeat,
  OVER,
  seatBit,
  type Action,
  type Game,
  type Mind,
  type Perspective,
  type Random,
  type Seat,
  type State,
  type Turn,
} from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import { Scores } from './scores.ts'
import { NO_EDGE, ROOT, Tree } from './tree.ts'

/** Whether a search has spent its budget; it is called before every iteration. */
export type Enough = (iterations: number) => boolean

/** A decision that the search has visited. */
export interface Candidate {
  readonly action: Action
  readonly visits: number
  /** The chance to win of the seat that decides. */
  readonly value: number
  /** By seat, the chance to win after this decision. */
  readonly chances: readonly number[]
}

/** The weight of exploration in the bound: a higher value visits rarely tried decisions more often. */
const EXPLORATION = 0.8
/** The keenness with which the mind's judgement steers the first visits. */
const PRIOR_KEENNESS = 1.5
/**
 * The keenness for the searching seat's later decisions. It is high because the tree knows them only on average over
 * all deals, while judgement knows the imagined deal.
 */
const LATER_KEENNESS = 6
/**
 * The keenness with which other seats follow judgement where it is sound: a decision one point worse is hardly ever
 * made.
 */
const OTHERS_KEENNESS = 10
/**
 * The probability that other seats dare a decision that depends on cards they cannot see. With a lower value being
 * daring would pay, with a higher one being cautious.
 */
const DARING = 0.63
/** The keenness with which they follow judgement among daring decisions. */
const DARING_KEENNESS = 4
/** The keenness of all seats in a rollout. */
const ROLLOUT_KEENNESS = 4
/** The number of decisions that a rollout plays for each seat before the mind estimates who will win. */
const ROLLOUT_PER_SEAT = 3
/** One of this many iterations goes to a decision that is insisted on. */
const INSISTENCE = 4

/**
 * Information-set Monte-Carlo tree search for several players. Each iteration imagines one deal that the seat cannot
 * tell from the truth and walks down one tree of decisions, the same for all deals; chance is drawn anew every time.
 * What several seats decide at the same time is no node of the tree, except for the searching seat's own part, so
 * nobody in it reacts to an answer that is still hidden.
 *
 * An edge collects the chances of the seat that chose it, and each seat looks for its best (max^n). The mean over all
 * deals would have other seats play by cards that they need not hold. So where their judgement of the cards they do
 * hold is sound, they follow that instead. They would also find out in the tree what only the searching seat knows,
 * such as what lies face down before it, so it is drawn whether they dare a decision that depends on it.
 */
export class Search {
  readonly #game: Game
  readonly #mind: Mind
  readonly #random: Random
  readonly #tree: Tree
  readonly #legal: Action[] = []
  readonly #scores = new Scores()
  /** The edge that stands for each legal decision. */
  #edgeOf = new Int32Array(256)
  /** The edges of this iteration, and the seats that chose them. */
  readonly #path: number[] = []
  readonly #choosers: Seat[] = []
  readonly #chances: Float64Array

  constructor(game: Game, random: Random, mind: Mind = mindOf(game)) {
    this.#game = game
    this.#mind = mind
    this.#random = random
    this.#tree = new Tree(game.seats)
    this.#chances = new Float64Array(game.seats)
  }

  /**
   * Searches a position and returns its decisions, the most visited first. A legal decision that is `insisted` on gets
   * at least every fourth visit, so that it can be compared with the best however bad it looks.
   */
  think(position: Perspective, enough: Enough, insisted?: Action): Candidate[] {
    this.#run(position, enough, (i) => (i % INSISTENCE === 0 ? insisted : undefined))
    return this.#tree.candidates()
  }

  /** Searches legal decisions in turn, so that they can be compared with one another, and returns them. */
  compare(position: Perspective, enough: Enough, actions: readonly Action[]): Candidate[] {
    this.#run(position, enough, (i) => actions[i % actions.length])
    return this.#tree.candidates()
  }

  /**
   * The chance of each seat to win from a true state, with nothing hidden, when everybody plays on by judgement of what
   * they see. They add up to 1.
   */
  openChances(truth: State, iterations: number): number[] {
    const sums = new Float64Array(this.#chances.length)
    const state = truth.slice()
    for (let i = 0; i < iterations; i++) {
      state.set(truth)
      this.#rollout(state)
      for (let seat = 0; seat < sums.length; seat++) sums[seat]! += this.#chances[seat]!
    }
    return Array.from(sums, (sum) => sum / iterations)
  }

  /**
   * By seat, how a decision changes the chance to win, compared with deciding by judgement: the mean over deals that the
   * seat cannot tell from the truth. They add up to 0.
   */
  promise(position: Perspective, iterations: number, action: Action): number[] {
    const { seat } = position
    const sums = new Float64Array(this.#chances.length)
    const add = (state: State, sign: number): void => {
      this.#rollout(state)
      for (let each = 0; each < sums.length; each++) sums[each]! += sign * this.#chances[each]!
    }
    const [undecided, decided] = [position.state.slice(), position.state.slice()]
    for (let i = 0; i < iterations; i++) {
      this.#imagine(undecided, position)
      decided.set(undecided)
      this.#game.apply(decided, seat, action)
      add(decided, 1)
      add(undecided, -1)
    }
    return Array.from(sums, (sum) => sum / iterations)
  }

  /** Runs iterations until the budget is spent, some of them beginning with a given decision. */
  #run(position: Perspective, enough: Enough, first: (iteration: number) => Action | undefined): void {
    this.#tree.clear()
    const state = position.state.slice()
    for (let i = 0; !enough(i); i++) {
      this.#imagine(state, position)
      this.#iterate(state, position.seat, first(i))
    }
  }

  /** Sets a state to a deal that the seat of the position cannot tell from the truth. */
  #imagine(state: State, position: Perspective): void {
    const { seat, known } = position
    state.set(position.state)
    this.#game.determinize(state, seat, known, this.#random)
    this.#mind.believe?.(state, seat, known, this.#random)
  }

  #iterate(state: State, searcher: Seat, first: Action | undefined): void {
    const depth = this.#descend(state, searcher, first)
    this.#rollout(state)
    for (let i = 0; i < depth; i++) this.#tree.record(this.#path[i]!, this.#chances[this.#choosers[i]!]!)
    if (depth > 0) this.#tree.recordRoot(this.#path[0]!, this.#chances)
  }

  /**
   * Follows the tree to its end and one decision beyond, from the root by the decision `first` if one is given. Returns
   * the number of edges followed.
   */
  #descend(state: State, searcher: Seat, first: Action | undefined): number {
    const game = this.#game
    let depth = 0
    let node = ROOT
    for (;;) {
      const turn = game.turn(state)
      if (turn === OVER) return depth
      if (turn < 0) {
        this.#advance(state, turn)
        continue
      }
      const isHidden = turn !== seatBit(firstSeat(turn))
      const actor = isHidden && hasSeat(turn, searcher) ? searcher : firstSeat(turn)
      if (isHidden && actor !== searcher) {
        this.#playByJudgement(state, actor)
        continue
      }
      const count = game.legal(state, actor, this.#legal)
      if (count === 1 && node !== ROOT) {
        game.apply(state, actor, this.#legal[0]!)
        continue
      }
      this.#mind.judge(state, actor, this.#legal, count, this.#scores.room(count))
      this.#matchEdges(node, count)
      const free = actor === searcher ? this.#asSearcher(node, count) : this.#asOthers(state, actor, count)
      const choice = node === ROOT && first !== undefined ? this.#legal.indexOf(first) : free
      const known = this.#edgeOf[choice]!
      node = known === NO_EDGE ? this.#tree.add(node, this.#legal[choice]!) : known
      this.#path[depth] = node
      this.#choosers[depth++] = actor
      game.apply(state, actor, this.#legal[choice]!)
      if (known === NO_EDGE) return depth
    }
  }

  #matchEdges(node: number, count: number): void {
    if (count > this.#edgeOf.length) this.#edgeOf = new Int32Array(2 * count)
    this.#tree.match(node, this.#legal, count, this.#edgeOf)
  }

  #asSearcher(node: number, count: number): number {
    return this.#highestBound(count, node === ROOT ? PRIOR_KEENNESS : LATER_KEENNESS)
  }

  #asOthers(state: State, seat: Seat, count: number): number {
    if (this.#mind.isSound) return this.#scores.draw(count, OTHERS_KEENNESS, this.#random)
    const dares = this.#random.fraction() < DARING
    if (!this.#ruleOut(state, seat, count, !dares)) return this.#highestBound(count, PRIOR_KEENNESS)
    return dares ? this.#scores.draw(count, DARING_KEENNESS, this.#random) : this.#highestBound(count, PRIOR_KEENNESS)
  }

  /** Rules out the daring decisions, or the others. Returns false when only one of the two kinds is legal. */
  #ruleOut(state: State, seat: Seat, count: number, daring: boolean): boolean {
    let out = 0
    for (let i = 0; i < count; i++) if (this.#mind.isDaring(state, seat, this.#legal[i]!) === daring) out++
    if (out === 0 || out === count) return false
    for (let i = 0; i < count; i++)
      if (this.#mind.isDaring(state, seat, this.#legal[i]!) === daring) this.#scores.values[i] = -Infinity
    return true
  }

  /** The index of the matched decision with the highest bound, with the mind's judgement as prior (PUCT). */
  #highestBound(count: number, keenness: number): number {
    const tree = this.#tree
    const priors = this.#scores.values
    const sum = this.#scores.weigh(count, keenness)
    const reach = (EXPLORATION * Math.sqrt(tree.matchedVisits + 1)) / sum
    let best = -Infinity
    let choice = 0
    for (let i = 0; i < count; i++) {
      if (priors[i] === 0) continue // The decision was ruled out.
      const edge = this.#edgeOf[i]!
      const visits = edge === NO_EDGE ? 0 : tree.visits(edge)
      const value = edge === NO_EDGE ? tree.matchedMean : tree.mean(edge)
      const bound = value + (reach * priors[i]!) / (1 + visits)
      if (bound > best) {
        best = bound
        choice = i
      }
    }
    return choice
  }

  /** Plays on by judgement for a while, then asks the mind who will win. */
  #rollout(state: State): void {
    const game = this.#game
    for (let left = ROLLOUT_PER_SEAT * game.seats; ; left--) {
      let turn = game.turn(state)
      for (; turn < 0; turn = game.turn(state)) this.#advance(state, turn)
      if (turn === OVER) return this.#settle(state)
      if (left === 0) return this.#mind.estimate(state, this.#chances)
      this.#playByJudgement(state, firstSeat(turn))
    }
  }

  /** Lets chance play, or closes a window. */
  #advance(state: State, turn: Turn): void {
    if (turn === CHANCE) this.#game.sample(state, this.#random)
    else this.#game.apply(state, CLOSING, 0)
  }

  #playByJudgement(state: State, seat: Seat): void {
    const game = this.#game
    const count = game.legal(state, seat, this.#legal)
    let choice = 0
    if (count > 1) {
      this.#mind.judge(state, seat, this.#legal, count, this.#scores.room(count))
      choice = this.#scores.draw(count, ROLLOUT_KEENNESS, this.#random)
    }
    game.apply(state, seat, this.#legal[choice]!)
  }

  #settle(state: State): void {
    const { winners } = this.#game.result(state)
    this.#chances.fill(0)
    for (const winner of winners) this.#chances[winner] = 1 / winners.length
  }
}
