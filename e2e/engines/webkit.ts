import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { expect } from '@playwright/test'
import { freePort } from '../../server/testing/free-port.ts'
import { findWebKit } from '../browser.mjs'

/** How an element is written in the messages of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Milliseconds that one command may take. */
const LONGEST = 20_000
type Element = Readonly<Record<typeof ELEMENT, string>>

/**
 * The small browser of WebKitGTK, driven by WebDriver (https://www.w3.org/TR/webdriver2/), because Playwright drives only a
 * WebKit of its own.
 */
export class WebKit {
  readonly #processes: ChildProcess[] = []
  #session = ''

  async start(): Promise<void> {
    const { driver, browser, display } = findWebKit()!
    // The display chooses a free number for itself and writes it to the file that it is given.
    const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    this.#processes.push(screen)
    const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
    const port = await freePort()
    const env = { ...process.env, DISPLAY: `:${String(number).trim()}` }
    this.#processes.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }))
    const address = `http://127.0.0.1:${port}`
    await expect(() => send(`${address}/status`)).toPass({ timeout: LONGEST, intervals: [50] })
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    }
    const made = (await send(`${address}/session`, { capabilities: { alwaysMatch } })) as { readonly sessionId: string }
    this.#session = `${address}/session/${made.sessionId}`
  }

  async close(): Promise<void> {
    if (this.#session) await fetch(this.#session, { method: 'DELETE', signal: AbortSignal.timeout(LONGEST) })
    for (const each of this.#processes) each.kill()
  }

  async open(url: string): Promise<void> {
    await send(`${this.#session}/url`, { url })
  }

  /** Runs a function in the page, which sees nothing but its arguments. */
  async run<T, Args extends readonly unknown[]>(script: (...args: Args) => T, ...args: Args): Promise<T> {
    return (await send(`${this.#session}/execute/sync`, {
      script: `return (${String(script)})(...arguments)`,
      args,
    })) as T
  }

  /**
   * Clicks with the mouse on what is visible of the first of these selectors that has anything to show, once it stays where
   * it is: the driver looks where it is and clicks there a moment later, on whatever is there then.
   */
  async click(...selectors: readonly string[]): Promise<void> {
    let place = ''
    await expect(async () => {
      const found = (await this.run((each) => {
        const visible = each
          .flatMap((css) => [...document.querySelectorAll(css)])
          .find((one) => one instanceof HTMLOptionElement || one.checkVisibility())
        return visible && [visible, JSON.stringify(visible.getBoundingClientRect())]
      }, selectors)) as readonly [Element, string] | undefined
      if (!found) throw new Error(`nothing to click: ${selectors.join(' or ')}`)
      const [element, at] = found
      const isStill = at === place
      place = at
      if (!isStill) throw new Error(`it moves: ${selectors.join(' or ')}`)
      await send(`${this.#session}/element/${element[ELEMENT]}/click`, {})
    }).toPass({ timeout: LONGEST, intervals: [50] })
  }
}

/** A command with a body, or a question without one. */
async function send(url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(LONGEST)
  const response = await fetch(url, { signal, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (!response.ok) throw new Error(JSON.stringify(value))
  return value
}
