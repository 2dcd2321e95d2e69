import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { TABLE_NAMES, type PersonRow } from '../store/schema.ts'
import { Authenticator } from '../testing/authenticator.ts'
import type { SeenTable } from '@alleycat/protocol'
import { Client, expected, type Answer } from '../testing/client.ts'
import { describeDialects } from '../testing/dialects.ts'
import { guests, lookAt, startedTable, startTestServer } from '../testing/server.ts'

describeDialects(({ dialect, newDatabase }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(await newDatabase())
  })
  afterAll(() => server.stop())

  const guest = async (name = 'Ada'): Promise<Client> => (await guests(server.url, name))[0]!
  /** A client with the same cookie, like another browser. */
  const personOf = async (client: Client): Promise<PersonRow> =>
    server.context.store.db
      .selectFrom('people')
      .selectAll()
      .where('id', '=', await client.me())
      .executeTakeFirstOrThrow()
  const cookieOf = ({ id, epoch }: PersonRow): string =>
    `alleycat=${server.context.sessions.sign({ person: id, epoch }, Date.now())}`
  const twin = ({ cookie }: Client): Client => Object.assign(new Client(server.url), { cookie })

  test('a name is enough for an identity, and it can be changed', async () => {
    const ada = await guest()
    const id = await ada.me()
    expected(await ada.put('/api/me', { name: 'Ada L.', avatar: 'black-cat' }))
    expect((await ada.get('/api/me')).body).toEqual({ me: { id, name: 'Ada L.', avatar: 'black-cat', bot: false } })
  })

  test('the cookie is for this server alone and out of reach of scripts', async () => {
    const answer = await new Client(server.url).put('/api/me', { name: 'Ada', avatar: 'tabby' })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^alleycat=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('behind HTTPS the cookie is secure and bound to the host', async () => {
    const secure = await startTestServer(await newDatabase(), { PUBLIC_URL: 'https://cats.example' })
    const answer = await new Client(secure.url).put('/api/me', { name: 'Ada', avatar: 'tabby' })
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-alleycat=.*; Secure/)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
    await secure.stop()
  })

  test('signing out ends the session, its stream and no other', async () => {
    const ada = await guest()
    const copy = twin(ada)
    const stream = copy.stream()
    await expect.poll(() => stream.status).toBe(200)
    const phone = Object.assign(new Client(server.url), { cookie: cookieOf(await personOf(ada)) })
    expect(await phone.me()).toBe(await copy.me())
    expected(await ada.post('/api/me/sign-out'), 204)
    expect((await copy.get('/api/me')).body).toEqual({ me: null })
    expect((await phone.get('/api/me')).body).toMatchObject({ me: { name: 'Ada' } })
    await expect.poll(() => stream.connections).toBeGreaterThan(1)
    stream.close()
  })

  test('a session from before sessions had ids is known, and ends too', async () => {
    const ada = await guest()
    const { id } = await personOf(ada)
    const key = await server.context.store.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'session-key')
      .executeTakeFirstOrThrow()
    const text = `${id}.1.${Math.floor(Date.now() / 1000) + 1000}`
    const mac = createHmac('sha256', Buffer.from(key.value, 'base64url')).update(text).digest('base64url')
    const old = Object.assign(new Client(server.url), { cookie: `alleycat=${text}.${mac}` })
    const copy = twin(old)
    expect(await copy.me()).toBe(id)
    expected(await old.post('/api/me/sign-out'), 204)
    expect((await copy.get('/api/me')).body).toEqual({ me: null })
    expect(await ada.me()).toBe(id)
  })

  test('signing out very often, one by one, ends all sessions in the end', async () => {
    const ada = await guest()
    const person = await personOf(ada)
    for (let i = 0; i <= 200; i++) await server.context.people.signOut(person.id, `session${i}`)
    expect((await ada.get('/api/me')).body).toEqual({ me: null })
    expect(await server.context.people.get(person.id, Date.now())).toMatchObject({ epoch: 2, ended: '[]' })
  })

  test.each([
    ['\u00a0', 'invisible-name'],
    ['Bıscuit', 'name-of-a-bot'],
  ])('the name %j is refused, for people and for their bots', async (name, error) => {
    const ada = await guest()
    expect(await ada.put('/api/me', { name, avatar: 'tabby' })).toMatchObject({ status: 422, body: { error } })
    expect(await new Client(server.url).put('/api/me', { name, avatar: 'tabby' })).toMatchObject({ body: { error } })
    expect(await ada.post('/api/me/tokens', { name })).toMatchObject({ status: 422, body: { error } })
  })

  test('signing out everywhere ends every session and every stream', async () => {
    const ada = await guest()
    const other = twin(ada)
    const stream = other.stream()
    await expect.poll(() => stream.status).toBe(200)
    expected(await ada.post('/api/me/sign-out-everywhere'), 204)
    expect((await other.get('/api/me')).body).toEqual({ me: null })
    await expect.poll(() => stream.connections).toBeGreaterThan(1)
    stream.close()
  })

  describe('tokens for bots', () => {
    test('a bot plays under its own name, marked as a bot, until its token is revoked', async () => {
      const ada = await guest()
      const { id, token } = expected(
        await ada.post<{ id: string; token: string }>('/api/me/tokens', { name: 'Robo' }),
        201,
      )
      const bot = new Client(server.url, token)
      expect((await bot.get('/api/me')).body).toMatchObject({ me: { name: 'Robo', bot: true } })
      expect((await bot.post('/api/tables', { game: 'cat-burglars', seats: 2 })).status).toBe(201)
      expect((await bot.post('/api/me/tokens', { name: 'Robo 2' })).body).toMatchObject({ error: 'no-bots-here' })
      expected(await ada.delete(`/api/me/tokens/${id}`), 204)
      expect((await bot.get('/api/me')).status).toBe(401)
    })

    test('a stream that was opened by a token ends when it is revoked', async () => {
      const ada = await guest()
      const { id, token } = expected(
        await ada.post<{ id: string; token: string }>('/api/me/tokens', { name: 'Robo' }),
        201,
      )
      const stream = new Client(server.url, token).stream()
      await stream.until(() => stream.status === 200)
      expected(await ada.delete(`/api/me/tokens/${id}`), 204)
      await stream.until(() => stream.status === 401)
      stream.close()
    })

    // A process that is alone with its file makes every change itself.
    if (dialect === 'postgres')
      test('so it does when the node at which it was revoked could not tell', async () => {
        const { id, token } = expected(
          await (await guest()).post<{ id: string; token: string }>('/api/me/tokens', { name: 'Robo' }),
          201,
        )
        const stream = new Client(server.url, token).stream()
        await stream.until(() => stream.status === 200)
        await server.context.store.db.deleteFrom('tokens').where('id', '=', id).execute()
        await stream.until(() => stream.status === 401)
        stream.close()
      })

    test('the token itself is not kept', async () => {
      const ada = await guest()
      const { token } = expected(await ada.post<{ token: string }>('/api/me/tokens', { name: 'Robo' }), 201)
      const rows = await server.context.store.db.selectFrom('tokens').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    test('only its owner can revoke a token', async () => {
      const { id } = expected(await (await guest()).post<{ id: string }>('/api/me/tokens', { name: 'Robo' }), 201)
      expect((await (await guest()).delete(`/api/me/tokens/${id}`)).status).toBe(404)
    })
  })

  describe('passkeys', () => {
    async function add(ada: Client, cat: Authenticator, name?: string): Promise<Answer> {
      const options = expected(await ada.post('/api/me/passkeys/options'))
      return ada.post('/api/me/passkeys', { ...cat.register(options as never), ...(name !== undefined && { name }) })
    }

    async function withPasskey(): Promise<{ ada: Client; cat: Authenticator }> {
      const ada = await guest()
      const cat = new Authenticator(server.url)
      expected(await add(ada, cat), 201)
      return { ada, cat }
    }

    const signIn = async (client: Client, cat: Authenticator) => {
      const options = expected(await client.post('/api/sign-in/options'))
      return client.post<{ me: { id: string } }>('/api/sign-in', cat.signIn(options as never))
    }

    test('bring the same person to another device', async () => {
      const { ada, cat } = await withPasskey()
      const phone = new Client(server.url)
      expect(expected(await signIn(phone, cat)).me.id).toBe(await ada.me())
      expect(await phone.me()).toBe(await ada.me())
      expect((await ada.get<{ passkeys: unknown[] }>('/api/me/passkeys')).body.passkeys).toHaveLength(1)
    })

    test('of another key, another site or a used challenge are refused', async () => {
      const { cat } = await withPasskey()
      const nobody = new Client(server.url)
      expect((await signIn(nobody, new Authenticator(server.url))).body).toMatchObject({ error: 'bad-passkey' })
      expect((await signIn(nobody, cat.at('https://evil.example'))).body).toMatchObject({ error: 'bad-passkey' })
      const options = expected(await nobody.post('/api/sign-in/options'))
      const answer = cat.signIn(options as never)
      expected(await nobody.post('/api/sign-in', answer))
      expect((await nobody.post('/api/sign-in', answer)).body).toMatchObject({ error: 'bad-passkey' })
    })

    test('have a name and a date to tell them apart by', async () => {
      const started = Date.now()
      const { ada, cat } = await withPasskey()
      const phone = new Authenticator(server.url)
      expected(await add(ada, phone, 'Chrome on Android'), 201)
      const { passkeys } = expected(await ada.get<{ passkeys: { created: number }[] }>('/api/me/passkeys'))
      expect(passkeys).toEqual([
        { id: cat.id, name: '', created: expect.any(Number) },
        { id: phone.id, name: 'Chrome on Android', created: expect.any(Number) },
      ])
      for (const { created } of passkeys) expect(created).toBeGreaterThanOrEqual(started)
    })

    test.each(['', ' ', 'two\nlines', 'x'.repeat(61)])('are not called %j', async (name) => {
      expect(await add(await guest(), new Authenticator(server.url), name)).toMatchObject({
        status: 400,
        body: { error: 'malformed' },
      })
    })

    test.each([16, 64, 1023])('can be removed, with an id of %i bytes', async (bytes) => {
      const ada = await guest()
      const cat = new Authenticator(server.url, undefined, undefined, randomBytes(bytes))
      expected(await add(ada, cat), 201)
      expected(await ada.delete(`/api/me/passkeys/${cat.id}`), 204)
      expect((await signIn(new Client(server.url), cat)).status).toBe(422)
    })
  })

  test('a passkey is added once, to one person', async () => {
    const [ada, ben] = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    const cat = new Authenticator(server.url)
    const add = async (person: Client): Promise<Answer> =>
      person.post('/api/me/passkeys', cat.register(expected(await person.post('/api/me/passkeys/options')) as never))
    expected(await add(ada), 201)
    for (const person of [ada, ben])
      expect(await add(person)).toMatchObject({ status: 409, body: { error: 'passkey-known' } })
  })

  test('one can mute whoever exists, and not without end', async () => {
    const [ada, ben] = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    expect((await ada.put('/api/me/muted/nobody')).body).toMatchObject({ error: 'no-such-person' })
    const person_id = await ada.me()
    const others = Array.from({ length: 500 }, (_, i) => ({ person_id, muted_id: `muted${i}` }))
    await server.context.store.db.insertInto('mutes').values(others).execute()
    expect(await ada.put(`/api/me/muted/${await ben.me()}`)).toMatchObject({
      status: 429,
      body: { error: 'too-many-mutes' },
    })
  })

  test('whom one has muted is told by name, to nobody else and not of who is gone', async () => {
    const [ada, zoe, ben, eve] = (await guests(server.url, 'Ada', 'Zoe', 'Ben', 'Eve')) as [
      Client,
      Client,
      Client,
      Client,
    ]
    const muted = async (client: Client): Promise<unknown> => expected(await client.get('/api/me/muted'))['people']
    expect(await muted(ada)).toEqual([])
    for (const each of [zoe, ben, eve]) expected(await ada.put(`/api/me/muted/${await each.me()}`), 204)
    expected(await eve.delete('/api/me'), 204)
    expect(await muted(ada)).toEqual([
      { id: await ben.me(), name: 'Ben', avatar: 'tabby', bot: false },
      { id: await zoe.me(), name: 'Zoe', avatar: 'tabby', bot: false },
    ])
    expect(await muted(ben)).toEqual([])
    expect((await new Client(server.url).get('/api/me/muted')).body).toMatchObject({ error: 'no-identity' })
  })

  describe('my data', () => {
    test('are exported, without anybody else’s', async () => {
      const [ada, ben] = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
      const table = await startedTable([ada, ben])
      expected(await ada.post(`/api/tables/${table}/chat`, { text: 'mine' }), 201)
      expected(await ben.post(`/api/tables/${table}/chat`, { text: 'not mine' }), 201)
      const data = expected(await ada.get('/api/me/export'))
      expect(data).toMatchObject({ person: { name: 'Ada' }, tables: [{ id: table }], chat: [{ body: 'mine' }] })
      expect(JSON.stringify(data)).not.toContain('not mine')
    })

    test('are deleted: the name is gone, a bot plays on', async () => {
      const [ada, ben] = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
      const table = await startedTable([ada, ben])
      expected(await ada.post(`/api/tables/${table}/chat`, { text: 'forget me' }), 201)
      const id = await ada.me()
      const cookie = ada.cookie
      const stream = ada.stream()
      await stream.until(() => stream.lastFrame(table))
      expected(await ada.post('/api/me/passkeys/options'))
      expected(await ben.put(`/api/me/muted/${id}`), 204)
      expected(await ada.delete('/api/me'), 204)
      await stream.until(() => stream.connections > 1)
      stream.close()
      expect((await Object.assign(new Client(server.url), { cookie }).get('/api/me')).body).toEqual({ me: null })
      const { table: info } = await lookAt(ben, table)
      expect(info.places.map((place) => place.person?.name ?? place.playedBy).toSorted()).toEqual(['Ben', 'bot'])
      for (const name of TABLE_NAMES)
        expect(
          JSON.stringify(await server.context.store.db.selectFrom(name).selectAll().execute()),
          name,
        ).not.toContain(id)
    })
  })

  test('your tables tell whose turn it is', async () => {
    const [ada, ben] = (await guests(server.url, 'Ada', 'Ben')) as [Client, Client]
    const table = await startedTable([ada, ben], { pace: { kind: 'days', hours: 24 } })
    const turns = await Promise.all(
      [ada, ben].map(
        async (client) =>
          expected(await client.get<{ yourTurn: number; tables: SeenTable[] }>('/api/me/tables')).yourTurn,
      ),
    )
    expect(turns.toSorted((a, b) => a - b)).toEqual([0, 1])
    const [asked] = turns[0] === 1 ? [ada] : [ben]
    expect(expected(await asked.get('/api/me/tables'))).toMatchObject({ tables: [{ id: table, yourTurn: true }] })
  })
})
