#!/usr/bin/env node
/**
 * A bot that plays at a table of an Alleycat server, in plain JavaScript without a single package.
 *
 *     node examples/http_bot.mjs http://127.0.0.1:4040 cat_… TABLE
 *
 * It sits down at the table, hears from the stream when it is asked, and takes the decision that gives the most cards or
 * points at once. docs/bots.md explains the views; GET /api on the server explains the rest.
 */
const [server, token, table] = process.argv.slice(2)
if (!server || !token || !table) {
  console.error('usage: http_bot.mjs SERVER TOKEN TABLE')
  process.exit(2)
}

const headers = { authorization: `Bearer ${token}` }

/** One request; a server that is away or busy is asked again. */
async function request(method, path, body, key) {
  for (;;) {
    const answer = await fetch(server + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (answer && answer.status !== 503 && answer.status !== 429)
      return { status: answer.status, body: await answer.json() }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Longer words move more cards; a play is worth more than a take. */
const worth = (decision) => decision.length + (decision.startsWith('play') || decision.startsWith('secure') ? 100 : 0)

/** The same key for the same ask: if the answer gets lost, asking again cannot play twice. */
async function decide({ ask }) {
  const decision = ask.legal.reduce((best, each) => (worth(each) > worth(best) ? each : best))
  const key = `${table}.${ask.number}`
  const { status, body } = await request(
    'POST',
    `/api/tables/${table}/decisions`,
    { number: ask.number, decision },
    key,
  )
  if (status !== 200 && status !== 409) throw new Error(`${decision}: ${JSON.stringify(body)}`)
}

/** Server-sent events: blocks of `name: value` lines with a blank line after each. */
async function* events(lastId) {
  const answer = await fetch(`${server}/api/stream?tables=${table}`, {
    headers: { ...headers, ...(lastId && { 'last-event-id': lastId }) },
  })
  if (!answer.ok) throw new Error(`the stream was refused: ${answer.status}`)
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of answer.body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = blocks.pop()
    for (const block of blocks) {
      const field = (name) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      if (field('data')) yield { event: field('event'), id: field('id'), data: JSON.parse(field('data')) }
    }
  }
}

const joined = await request('POST', `/api/tables/${table}/join`, {})
if (joined.status !== 200 && joined.body.error !== 'already-seated') throw new Error(joined.body.message)

let lastId = ''
for (let result = null; !result;) {
  try {
    for await (const { event, id, data } of events(lastId)) {
      lastId = id ?? lastId
      if (event !== 'frame' || data.table !== table) continue
      if (data.ask) await decide(data)
      result = data.result
      if (result) break
    }
  } catch (error) {
    if (error.message.startsWith('the stream')) throw error
  }
  if (!result) await new Promise((resolve) => setTimeout(resolve, 1000))
  else console.log(JSON.stringify(result))
}
process.exit(0)
