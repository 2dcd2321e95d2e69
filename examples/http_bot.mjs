#!/usr/bin/env node
/**
 * A bot that plays at a table of an Alleycat server, in plain JavaScript without a single package.
 *
 *     node examples/http_bot.mjs http://127.0.0.1:4040 cat_… TABLE
 *
 * It sits down at the table, hears from the stream when it is asked, and takes the decision that gives the most cards or
 * points at once. docs/bots.md explains the views; GET /api on the server explains the rest.
 */

/**
 * What comes over the wire, for editors that check JavaScript too.
 * @import { Ask, RefusalAnswer, TableFrame } from '@alleycat/protocol'
 */

const [server, token, table] = process.argv.slice(2)
if (!server || !token || !table) {
  console.error('usage: http_bot.mjs SERVER TOKEN TABLE')
  process.exit(2)
}

const headers = { authorization: `Bearer ${token}` }

/**
 * One request; a server that is away or busy is asked again.
 * @param {string} method
 * @param {string} path
 * @param {object} body
 * @returns {Promise<{ status: number, body: Partial<RefusalAnswer> }>}
 */
async function request(method, path, body) {
  for (;;) {
    const answer = await fetch(server + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (answer && answer.status !== 503 && answer.status !== 429)
      return { status: answer.status, body: await answer.json() }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/**
 * Longer words move more cards; a play is worth more than a take.
 * @param {string} decision
 */
const worth = (decision) => decision.length + (decision.startsWith('play') || decision.startsWith('secure') ? 100 : 0)

/**
 * With the number of the ask: if the answer gets lost, sending it again cannot play twice.
 * @param {Ask} ask
 */
async function decide(ask) {
  const decision = ask.legal.reduce((best, each) => (worth(each) > worth(best) ? each : best))
  const { status, body } = await request('POST', `/api/tables/${table}/decisions`, { number: ask.number, decision })
  if (status !== 200 && status !== 409) throw new Error(`${decision}: ${JSON.stringify(body)}`)
}

/**
 * The frames of the table, from server-sent events: blocks of `name: value` lines with a blank line after each.
 * @param {string} after the id of the last event that came
 * @returns {AsyncGenerator<{ id: string, frame: TableFrame }>}
 */
async function* frames(after) {
  const answer = await fetch(`${server}/api/stream?tables=${table}`, {
    headers: { ...headers, ...(after && { 'last-event-id': after }) },
  })
  if (!answer.ok || !answer.body) throw new Error(`the stream was refused: ${answer.status}`)
  let rest = ''
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const { event, id = '', data } = fieldsOf(block)
      if (event !== 'frame' || data === undefined) continue
      /** @type {TableFrame} */
      const frame = JSON.parse(data)
      if (frame.table === table) yield { id, frame }
    }
  }
}

/**
 * @param {string} block
 * @returns {{ event?: string, id?: string, data?: string }}
 */
const fieldsOf = (block) => Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)))

const joined = await request('POST', `/api/tables/${table}/join`, {})
if (joined.status !== 200 && joined.body.error !== 'already-seated') throw new Error(joined.body.message)

let lastId = ''
for (let result = null; !result;) {
  try {
    for await (const { id, frame } of frames(lastId)) {
      lastId = id
      if (frame.ask) await decide(frame.ask)
      result = frame.result
      if (result) break
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error // fetch throws those when the connection breaks
  }
  if (!result) await new Promise((resolve) => setTimeout(resolve, 1000))
  else console.log(JSON.stringify(result))
}
process.exit(0)
