import { describe, expect, it } from 'vitest'
import { cityRefusal, fakeApi } from '../testing/fake-api.ts'
import { loginWithCode } from './sign-in.api.ts'

const NEW = 'POST /api/auth2/oidc/login'
const OLD = 'GET /api/auth/fc'
const body = { code: 'c', nonce: 'n', redirectUri: 'https://city.example/auth', hash: 'h' }

describe('the identity provider’s code is exchanged', () => {
  it('by the newer call, with the hash of the sign-in link', async () => {
    const api = fakeApi({ [NEW]: { token: 't', identityToken: 'i' } })
    expect(await loginWithCode(api, body)).toEqual({ token: 't', identityToken: 'i', isEmailMissing: false })
    expect(api.calls.map(({ name, json }) => [name, json])).toEqual([[NEW, body]])
  })

  it('and tells that an e-mail address is missing', async () => {
    const api = fakeApi({ [NEW]: { token: 't', emailMissing: true } })
    expect(await loginWithCode(api, body)).toMatchObject({ identityToken: null, isEmailMissing: true })
  })

  it.each([404, 405])('by the older call where the newer is unknown (%i)', async status => {
    const api = fakeApi({
      [NEW]: cityRefusal(status, 'Not Found'),
      [OLD]: { token: 't', identityToken: 'i' },
    })
    expect((await loginWithCode(api, body)).token).toBe('t')
    expect(api.calls[1]).toMatchObject({
      name: OLD,
      query: { code_authz: 'c', nonce: 'n', hash: 'h', redirect_uri: 'https://city.example/auth' },
    })
  })

  it.each([
    ['a refused code is not tried again', { ...body }, cityRefusal(401, 'Unable to authenticate')],
    ['nor is a dead link', { ...body }, cityRefusal(410, 'LinkExpired')],
    ['nor one that needs its verifier', { ...body, codeVerifier: 'v' }, cityRefusal(404, 'Not Found')],
  ])('%s', async (_, asked, refusal) => {
    const api = fakeApi({ [NEW]: refusal, [OLD]: { token: 't' } })
    await expect(loginWithCode(api, asked)).rejects.toThrow()
    expect(api.calls.map(({ name }) => name)).toEqual([NEW])
  })
})
