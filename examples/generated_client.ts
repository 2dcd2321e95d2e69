/**
 * Plays a game of Catham City against a bot of the house, with a client that is generated from the API's description.
 *
 *     npm install openapi-fetch openapi-typescript typescript
 *     npx openapi-typescript http://127.0.0.1:4040/api/openapi.json --output api.ts
 *     npx tsc --strict --module nodenext --target es2023 --rewriteRelativeImportExtensions generated_client.ts
 *     node generated_client.js http://127.0.0.1:4040
 */
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

type Ask = components['schemas']['Ask']

const [server = 'http://127.0.0.1:4040'] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl: server })

/** The server knows its guests by a cookie, which a browser would send by itself. */
let cookie = ''
api.use({
  onRequest: ({ request }) => request.headers.set('cookie', cookie),
  onResponse: ({ response }) => void (cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''),
})

/** What an answer holds, or an error with what the server says is wrong. */
function done<Data>({ data, error }: { data?: Data; error?: components['schemas']['RefusalAnswer'] }): Data {
  if (data === undefined) throw new Error(error?.message ?? 'no answer')
  return data
}

/** Any legal decision. */
const choose = ({ legal }: Ask): string => legal[Math.floor(Math.random() * legal.length)]!

await api.PUT('/api/me', { body: { name: 'Ada', avatar: 'tabby' } }).then(done)
const { characters } = done(await api.GET('/api/games'))
const { table } = done(await api.POST('/api/tables', { body: { game: 'catham-city', seats: 2 } }))
const params = { path: { table: table.id } }
done(await api.POST('/api/tables/{table}/bots', { params, body: { character: characters[0]!.id } }))
let { frame } = done(await api.POST('/api/tables/{table}/start', { params }))

while (!frame?.result) {
  if (frame?.ask) {
    const body = { number: frame.ask.number, decision: choose(frame.ask) }
    frame = done(await api.POST('/api/tables/{table}/decisions', { params, body })).frame
  } else {
    await new Promise((resolve) => setTimeout(resolve, 50))
    frame = done(await api.GET('/api/tables/{table}', { params })).frame
  }
}
console.log(JSON.stringify(frame.result))
