import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import type { CityClient } from '../city-client.ts'
import type { PersonScenario } from '../run.ts'

const GRANT = 'POST /api/embed/grants'
const OPEN = 'POST /api/embed/sessions'
const NOBODY = 'https://contract.invalid'

interface EmbedOrigin {
  readonly origin: string
  readonly signIn?: boolean | null
}

const pair = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

const open = async (client: CityClient, verifier: string, origin: string, status: number) =>
  (await client.call(OPEN, status, { json: { verifier }, headers: { origin } })).body

/** CORS: allowed for pages of the sites that the city names, and no others. */
const crossOrigin = async (client: CityClient, origin: string): Promise<void> => {
  const preflight = (from: string) =>
    client.ask('OPTIONS', '/api/config', { origin: from, 'access-control-request-method': 'GET' })
  const allowed = await preflight(origin)
  assert.ok(allowed.status < 300, 'a preflight is answered')
  assert.equal(allowed.headers.get('access-control-allow-origin'), origin)
  assert.equal((await preflight(NOBODY)).headers.get('access-control-allow-origin'), null)
  for (const from of [origin, NOBODY]) {
    const { headers } = await client.call('GET /api/config', 200, { headers: { origin: from } })
    assert.equal(headers.get('access-control-allow-origin'), from === origin ? origin : null)
    assert.match(headers.get('vary') ?? '', /origin/i, 'what is kept for one site is not shown to another')
    assert.equal(headers.get('access-control-allow-credentials'), null)
  }
  const { headers } = await client.call('GET /api/subscriber', 401, { headers: { origin } })
  assert.equal(headers.get('access-control-allow-origin'), origin, 'a refusal is readable')
}

export const embeddingScenario: PersonScenario = async ({ client, report, token, otherToken }) => {
  const group = 'A page of another site'
  const { body: config } = await client.call('GET /api/config', 200)
  const named: readonly EmbedOrigin[] = config.embedOrigins ?? []
  const [first] = named
  if (first === undefined) return report.skip(group, 'all of it', 'the city names no site in embedOrigins')
  await report.check(group, 'reads answers where the city names it, and nowhere else', () =>
    crossOrigin(client, first.origin),
  )

  await report.check(group, 'is granted no session where it may show no account', async () => {
    const plain = named.filter(({ signIn }) => !signIn).map(({ origin }) => origin)
    for (const origin of [NOBODY, ...plain]) {
      const { body } = await client.call(GRANT, 403, { token, json: { origin, challenge: pair().challenge } })
      assert.equal(body.error, 'EmbedOriginNotAllowed')
    }
  })

  const origin = named.find(({ signIn }) => signIn)?.origin
  if (origin === undefined) return report.skip(group, 'opens a session', 'no site may show an account')
  await report.check(
    group,
    'opens the session that somebody granted, once, from its own origin',
    async () => {
      const { verifier, challenge } = pair()
      await open(client, verifier, origin, 204)
      await client.call(GRANT, 204, { token, json: { origin, challenge } })
      await client.call(GRANT, 409, { token: otherToken, json: { origin, challenge } })
      await open(client, verifier, NOBODY, 204)
      await open(client, pair().verifier, origin, 204)
      const opened = await open(client, verifier, origin, 200)
      await open(client, verifier, origin, 204)
      const [mine, theirs] = [
        await client.call('GET /api/subscriber', 200, { token }),
        await client.call('GET /api/subscriber', 200, { token: opened.token }),
      ]
      assert.equal(theirs.body.subscriberId, mine.body.subscriberId)
      await client.call('POST /api/auth/logout', 204, { token: opened.token })
      await client.call('GET /api/subscriber', 401, { token: opened.token })
      await client.call('GET /api/subscriber', 200, { token })
    },
  )
}
