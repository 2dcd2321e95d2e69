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

/** When a search has thought enough; asked before every iteration. */
export type Enough = (iterations: number) => boolean

/** One decision that was looked into. */
export interface Candidate {
  readonly action: Action
  readonly visits: number
  /** The chance to win of the seat that decides. */
  readonly value: number
  /** What it leads to: the chance of each seat to win. */
  readonly chances: readonly number[]
}

/** How much a bound gives to what was tried little. */
const EXPLORATION = 0.8
/** How strongly the mind's judgement steers where to look first. */
const PRIOR_KEENNESS = 1.5
/** How strongly it steers the thinker's later decisions: the tree knows them on average over all deals, judgement in this one. */
const LATER_KEENNESS = 6
/** How strongly others in the tree follow it where it is sound: a point worse is all but never done. */
const OTHERS_KEENNESS = 10
/** How often others dare what depends on cards they cannot see, when they can: with less, being daring would pay, with more caution. */
const DARING = 0.63
/** How strongly they follow judgement then. */
const DARING_KEENNESS = 4
/** How strongly players of a rollout follow it. */
const ROLLOUT_KEENNESS = 4
/** Decisions that a rollout plays for each seat before the mind is asked who will win. */
const ROLLOUT_PER_SEAT = 3
/** Every how manyth iteration goes to a decision that is insisted on. */
const INSISTENCE = 4

/**
 * Information-set Monte-Carlo tree search for several players. Each iteration imagines one deal that the seat cannot tell
 * from the truth and walks down one tree of decisions, the same for all deals; chance is drawn anew every time. What
 * several seats decide at the same time is no node of the tree but for the thinking seat's own part, so nobody in it
 * reacts to an answer that is still hidden.
 *
 * An edge collects the chances of the seat that chose it, and each looks for its best (max^n). But what a decision of
 * others was worth over all deals has them play by cards that they need not hold. Where their judgement of the cards they
 * do hold is sound, they follow that instead. And they would find out in the tree what only the thinker knows, such as
 * what lies face down before it; so whether they dare a decision that hangs on it is drawn.
 */
export class Search {
  readonly #game: Game
  readonly #mind: Mind
  readonly #random: Random
  readonly #tree: Tree
  readonly #legal: Action[] = []
  readonly #scores = new Scores()
  /** For each legal decision the edge that stands for it. */
  #edgeOf = new Int32Array(256)
  /** The edges of this iteration and who chose them. */
  readonly #path: number[] = []
  readonly #choosers: Seat[] = []
  readonly #chances: Float64Array
  /** Their sum over all iterations. */
  readonly #expected: Float64Array

  constructor(game: Game, random: Random, mind: Mind = mindOf(game)) {
    this.#game = game
    this.#mind = mind
    this.#random = random
    this.#tree = new Tree(game.seats)
    this.#chances = new Float64Array(game.seats)
    this.#expected = new Float64Array(game.seats)
  }

  /**
   * Looks into a position and returns what could be decided, the most visited first. A legal decision that is `insisted`
   * on gets at least every fourth visit, so that it can be compared with the best however bad it looks.
   */
  think(position: Perspective, enough: Enough, insisted?: Action): Candidate[] {
    this.#run(position, enough, insisted)
    return this.#tree.candidates()
  }

  /** The chance of each seat to win, as one seat sees it that need not decide. */
  expect(position: Perspective, enough: Enough): number[] {
    const iterations = this.#run(position, enough)
    return Array.from(this.#expected, (sum) => sum / iterations)
  }

  /** Returns the number of iterations. */
  #run(position: Perspective, enough: Enough, insisted?: Action): number {
    const { seat, known } = position
    this.#tree.clear()
    this.#expected.fill(0)
    const state = position.state.slice()
    let i = 0
    for (; !enough(i); i++) {
      state.set(position.state)
      this.#game.determinize(state, seat, known, this.#random)
      this.#mind.believe?.(state, seat, known, this.#random)
      this.#iterate(state, seat, i % INSISTENCE === 0 ? insisted : undefined)
      for (let each = 0; each < this.#expected.length; each++) this.#expected[each]! += this.#chances[each]!
    }
    return i
  }

  #iterate(state: State, thinker: Seat, first: Action | undefined): void {
    const depth = this.#descend(state, thinker, first)
    this.#rollout(state)
    for (let i = 0; i < depth; i++) this.#tree.record(this.#path[i]!, this.#chances[this.#choosers[i]!]!)
    if (depth > 0) this.#tree.recordRoot(this.#path[0]!, this.#chances)
  }

  /**
   * Follows the tree to its edge and one decision beyond, from the root by the decision `first` if one is given; returns
   * how many edges that were.
   */
  #descend(state: State, thinker: Seat, first: Action | undefined): number {
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
      const actor = isHidden && hasSeat(turn, thinker) ? thinker : firstSeat(turn)
      if (isHidden && actor !== thinker) {
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
      const free = actor === thinker ? this.#asThinker(node, count) : this.#asOthers(state, actor, count)
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

  #asThinker(node: number, count: number): number {
    return this.#highestBound(count, node === ROOT ? PRIOR_KEENNESS : LATER_KEENNESS)
  }

  #asOthers(state: State, seat: Seat, count: number): number {
    if (this.#mind.isSound) return this.#scores.draw(count, OTHERS_KEENNESS, this.#random)
    const dares = this.#random.fraction() < DARING
    if (!this.#ruleOut(state, seat, count, !dares)) return this.#highestBound(count, PRIOR_KEENNESS)
    return dares ? this.#scores.draw(count, DARING_KEENNESS, this.#random) : this.#highestBound(count, PRIOR_KEENNESS)
  }

  /** Rules out decisions that are daring, or those that are not; false when there are not both. */
  #ruleOut(state: State, seat: Seat, count: number, daring: boolean): boolean {
    let out = 0
    for (let i = 0; i < count; i++) if (this.#mind.isDaring(state, seat, this.#legal[i]!) === daring) out++
    if (out === 0 || out === count) return false
    for (let i = 0; i < count; i++)
      if (this.#mind.isDaring(state, seat, this.#legal[i]!) === daring) this.#scores.values[i] = -Infinity
    return true
  }

  /** Which of the matched decisions to follow: the highest bound, with the mind's judgement as prior (PUCT). */
  #highestBound(count: number, keenness: number): number {
    const tree = this.#tree
    const priors = this.#scores.values
    const sum = this.#scores.weigh(count, keenness)
    const reach = (EXPLORATION * Math.sqrt(tree.matchedVisits + 1)) / sum
    let best = -Infinity
    let choice = 0
    for (let i = 0; i < count; i++) {
      if (priors[i] === 0) continue // ruled out
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

  /** Lets chance play, or closes a window: what needs no decision. */
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
