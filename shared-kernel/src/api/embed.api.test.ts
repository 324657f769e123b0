import { describe, expect, it } from 'vitest'
import { createApiClient } from './create-api-client.ts'
import { grantEmbed, openEmbedSession } from './embed.api.ts'

const VERIFIER = 'v'.repeat(43)

const answering = (status: number, body: unknown) => {
  const asked: [string, string][] = []
  const api = createApiClient({
    origin: 'https://portal.example',
    token: () => null,
    locale: () => 'fr',
    onUnauthenticated: () => {},
    fetch: async request => {
      const { method, url } = request as Request
      asked.push([`${method} ${url}`, await (request as Request).text()])
      return new Response(body === null ? null : JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { api, asked }
}
const refusal = (status: number, error: string) => answering(status, { status, error, message: error })

describe('a session for a page of another site', () => {
  it('is granted by origin and challenge', async () => {
    const { api, asked } = answering(204, null)
    const grant = { origin: 'https://www.ville.example', challenge: 'c'.repeat(43) }
    await grantEmbed(api, grant)
    expect(asked).toEqual([['POST https://portal.example/api/embed/grants', JSON.stringify(grant)]])
  })

  it('is opened by the verifier, which stands in no address', async () => {
    const { api, asked } = answering(200, { token: 'a.b.c' })
    expect(await openEmbedSession(api, VERIFIER)).toMatchObject({ token: 'a.b.c', identityToken: null })
    expect(asked).toEqual([['POST https://portal.example/api/embed/sessions', `{"verifier":"${VERIFIER}"}`]])
  })

  it('is not there while nobody has granted it', async () => {
    const { api, asked } = answering(204, null)
    expect(await openEmbedSession(api, VERIFIER)).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('does not exist in a city that has no such call', async () => {
    const { api } = refusal(404, 'Not Found')
    await expect(openEmbedSession(api, VERIFIER)).rejects.toMatchObject({ failure: { status: 404 } })
  })
})
