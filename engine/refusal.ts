import type { RuleId } from './game.ts'
import { REFUSAL_SENTENCES, type RefusalWords } from './refusal-words.ts'

/** Why something is refused: the name of a sentence and its details, so that each reader is told in their language. */
export type Why = {
  [Name in keyof RefusalWords]: readonly [name: Name, ...details: Parameters<RefusalWords[Name]>]
}[keyof RefusalWords]

/**
 * Why something that came from outside cannot be used. It is returned where the caller has to deal with it: a function
 * that reads options, a step or a record answers with the thing itself or with one of these.
 */
export class Refusal {
  /**
   * The number of the rule that is broken, or `format` (the shape of a record), `options`, `notation` (the words of a
   * step), `order` (a step that nobody awaits), `result` or `trace` (a claim that the steps do not bear out), or `day`
   * (not the deal of that day).
   */
  readonly rule: RuleId
  readonly why: Why
  /**
   * The index of the step at fault, as many as there are steps when one is missing at the end, and null when the fault is
   * not in a step.
   */
  readonly step: number | null

  constructor(rule: RuleId, why: Why, step: number | null = null) {
    this.rule = rule
    this.why = why
    this.step = step
  }

  at(step: number): Refusal {
    return new Refusal(this.rule, this.why, step)
  }
}

export function sentenceOf([name, ...details]: Why, words: RefusalWords): string {
  return (words[name] as (...details: readonly unknown[]) => string)(...details)
}

/** The sentence in English, for programs and for people who read records. */
export const messageOf = (why: Why): string => sentenceOf(why, REFUSAL_SENTENCES)
