/** What the one polite live region of the page says. */
class Announcer {
  text = $state('')
  #odd = false

  /** The same words twice are still said twice. */
  say(text: string): void {
    if (text === '') return
    this.#odd = !this.#odd
    this.text = this.#odd ? text : `${text}\u00A0`
  }
}

export const announcer = new Announcer()
