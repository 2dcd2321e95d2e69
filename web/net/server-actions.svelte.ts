import { asRequestFailure, type FailureCode } from './request.ts'

/** What somebody does at the server, one thing after the other. */
export class ServerActions {
  isBusy = $state(false)
  /** Why the last one was refused. */
  refused = $state<FailureCode | null>(null)

  /** Carries one out unless another is under way. Returns what it brought, or nothing where it was refused. */
  async run<Brought>(action: () => Promise<Brought>): Promise<Brought | undefined> {
    if (this.isBusy) return undefined
    this.isBusy = true
    this.refused = null
    try {
      return await action()
    } catch (error) {
      this.refused = asRequestFailure(error).code
      return undefined
    } finally {
      this.isBusy = false
    }
  }
}
