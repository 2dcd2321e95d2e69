/** Holds the text of the page's only polite live region. */
class Announcer {
  text = $state('')
  #odd = false

  /** Screen readers ignore a text that does not change, so every second one ends with a no-break space. */
  say(text: string): void {
    if (text === '') return
    this.#odd = !this.#odd
    this.text = this.#odd ? text : `${text}\u00A0`
  }

  /** Says the last thing once more. */
  again(): void {
    this.say(this.text.replace(/\u00A0$/, ''))
  }

  /** Leaves nothing of what was said for whoever comes next. */
  clear(): void {
    this.text = ''
  }
}

export const announcer = new Announcer()
