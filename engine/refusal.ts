import type { RuleId } from './game.ts'

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
  /** An English sentence for people who read records. */
  readonly message: string
  /**
   * The index of the step at fault, as many as there are steps when one is missing at the end, and null when the fault is
   * not in a step.
   */
  readonly step: number | null

  constructor(rule: RuleId, message: string, step: number | null = null) {
    this.rule = rule
    this.message = message
    this.step = step
  }

  at(step: number): Refusal {
    return new Refusal(this.rule, this.message, step)
  }
}
