import { sentences } from './words/sentences.ts'

/** Holds the text of the page's only polite live region. */
class Announcer {
  text = $state('')
  #odd = false
  /** What was said in this task, which the page has not shown yet. */
  #unshown: string[] = []

  /** Says something, after what else was said at the same moment. */
  say(text: string): void {
    if (text === '') return
    if (this.#unshown.length === 0) setTimeout(() => (this.#unshown = []))
    this.#unshown.push(text)
    // Screen readers ignore a text that does not change, so every second one ends with a no-break space.
    this.#odd = !this.#odd
    this.text = sentences(this.#unshown) + (this.#odd ? '' : '\u00A0')
  }

  /** Says the last thing once more. */
  again(): void {
    const last = this.text.replace(/\u00A0$/, '')
    this.clear()
    this.say(last)
  }

  /** Leaves nothing of what was said for whoever comes next. */
  clear(): void {
    this.#unshown = []
    this.text = ''
  }
}

export const announcer = new Announcer()
