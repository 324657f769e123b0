import { describe, expect, it } from 'vitest'
import { memoryArea } from '../memory-area.ts'
import { authorizationAnswer } from './authorization-answer.ts'
import {
  authorizationRequest,
  CryptographyUnavailable,
  type PendingAuthorization,
} from './authorization-request.ts'
import { keepPending, takePending } from './pending-authorization.ts'

const provider = {
  name: 'FranceConnect',
  issuer: 'https://provider.example',
  authorizationUrl: 'https://provider.example/authorize',
  endSessionUrl: 'https://provider.example/session/end',
  clientId: 'city',
  scope: 'openid given_name family_name gender email',
  acrValues: 'eidas1',
  pkce: false,
}

const HOME = { returnTo: '/', hash: null }
const bytesOf = (text: string | null) => atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/')).length

describe('leaving for the identity provider', () => {
  it('asks for exactly the documented scope and level, with state and nonce of 32 bytes', async () => {
    const { url, pending } = await authorizationRequest(
      provider,
      'https://city.example/auth',
      { returnTo: '/souscriptions', hash: 'link' },
      crypto,
    )
    const asked = new URL(url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'city',
      redirect_uri: 'https://city.example/auth',
      scope: 'openid given_name family_name gender email',
      acr_values: 'eidas1',
    })
    expect(bytesOf(asked.get('state'))).toBe(32)
    expect(bytesOf(asked.get('nonce'))).toBe(32)
    expect(pending).toMatchObject({
      state: asked.get('state'),
      nonce: asked.get('nonce'),
      returnTo: '/souscriptions',
      hash: 'link',
      codeVerifier: null,
    })
  })

  it('sends no PKCE parameter to a provider that refuses unknown ones', async () => {
    const { url } = await authorizationRequest(provider, 'https://city.example/auth', HOME, crypto)
    expect(url).not.toContain('code_challenge')
  })

  it('sends the SHA-256 of a 96-byte verifier to a provider that takes PKCE', async () => {
    const { url, pending } = await authorizationRequest(
      { ...provider, pkce: true },
      'https://city.example/auth',
      HOME,
      crypto,
    )
    expect(bytesOf(pending.codeVerifier)).toBe(96)
    expect(bytesOf(new URL(url).searchParams.get('code_challenge'))).toBe(32)
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256')
  })

  it('writes the verifier in the letters that a provider takes', async () => {
    const loud = {
      ...crypto,
      subtle: crypto.subtle,
      getRandomValues: (bytes: Uint8Array) => bytes.fill(0xfb),
    }
    const { pending } = await authorizationRequest(
      { ...provider, pkce: true },
      'https://city.example/auth',
      HOME,
      loud as Crypto,
    )
    expect(pending.codeVerifier).toBe('-_v7'.repeat(32))
  })

  it('never uses a state twice', async () => {
    const once = await authorizationRequest(provider, 'https://city.example/auth', HOME, crypto)
    const again = await authorizationRequest(provider, 'https://city.example/auth', HOME, crypto)
    expect(once.pending.state).not.toBe(again.pending.state)
  })

  it('says so when the browser offers no cryptography', async () => {
    await expect(
      authorizationRequest(provider, 'https://city.example/auth', HOME, undefined),
    ).rejects.toBeInstanceOf(CryptographyUnavailable)
  })
})

describe('coming back from the identity provider', () => {
  const pending: PendingAuthorization = { state: 's', nonce: 'n', codeVerifier: 'v', ...HOME }
  const iss = 'https://provider.example'
  it.each([
    ['nothing was started here', 'code=c&state=s', null, 'missing_state'],
    ['no state came back', 'code=c', pending, 'missing_state'],
    ['the state is another one', 'code=c&state=x', pending, 'state_mismatch'],
    [
      'the state is another one, whatever the error',
      'error=access_denied&state=x',
      pending,
      'state_mismatch',
    ],
    ['the person stopped', 'error=access_denied&state=s', pending, 'access_denied'],
    ['the provider is down', 'error=temporarily_unavailable&state=s', pending, 'temporarily_unavailable'],
    ['the provider says something unheard of', 'error=nonsense&state=s', pending, 'default'],
    ['another provider answers', 'code=c&state=s&iss=https://evil.example', pending, 'invalid_issuer'],
    ['there is no code', `state=s&iss=${iss}`, pending, 'invalid_request'],
    [
      'another provider says an error',
      'error=access_denied&state=s&iss=https://evil.example',
      pending,
      'invalid_issuer',
    ],
    ['a provider is named twice', `code=c&state=s&iss=${iss}&iss=${iss}`, pending, 'invalid_request'],
    ['the state comes twice', 'code=c&state=s&state=x', pending, 'invalid_request'],
    ['the state comes twice, ours last', 'code=c&state=x&state=s', pending, 'state_mismatch'],
    ['tokens came by the address', 'id_token=t&state=s', pending, 'invalid_request'],
    ['the answer is wrapped', `response=jwt&state=s&iss=${iss}`, pending, 'invalid_request'],
  ])('is refused when %s', (_, search, kept, code) => {
    expect(authorizationAnswer(new URLSearchParams(search), kept, provider)).toMatchObject({
      isValid: false,
      code,
    })
  })

  it.each([
    ['as it stands, once the state is known to be ours', 'state=s', 'Compte bloqué'],
    ['not at all when the answer is not to our question', 'state=x', ''],
  ])('tells the provider’s own words %s', (_, state, said) => {
    const search = new URLSearchParams(`error=access_denied&error_description=Compte+bloqué&${state}`)
    expect(authorizationAnswer(search, pending, provider)).toMatchObject({ said })
  })

  it('is refused without a name from a provider that names itself', () => {
    const naming = { ...provider, namesItself: true }
    const answer = (search: string) => authorizationAnswer(new URLSearchParams(search), pending, naming)
    expect(answer('code=c&state=s')).toMatchObject({ code: 'missing_issuer' })
    expect(answer('error=access_denied&state=s')).toMatchObject({ code: 'missing_issuer', said: '' })
    expect(answer(`error=access_denied&state=s&iss=${iss}`)).toMatchObject({ code: 'access_denied' })
    expect(answer('code=c&state=s&iss=https://evil.example')).toMatchObject({ code: 'invalid_issuer' })
    expect(answer(`code=c&state=s&iss=${iss}`)).toMatchObject({ isValid: true })
  })

  it('asks a PKCE provider to name itself and needs the verifier', () => {
    const pkce = { ...provider, pkce: true }
    expect(authorizationAnswer(new URLSearchParams('code=c&state=s'), pending, pkce)).toMatchObject({
      isValid: false,
      code: 'missing_issuer',
    })
    const forgetful = { ...pending, codeVerifier: null }
    const search = new URLSearchParams(`code=c&state=s&iss=${iss}`)
    const missing = { isValid: false, code: 'missing_code_verifier' }
    expect(authorizationAnswer(search, forgetful, pkce)).toMatchObject(missing)
    expect(authorizationAnswer(search, pending, pkce)).toMatchObject({ isValid: true })
    expect(authorizationAnswer(search, forgetful, provider)).toMatchObject({ isValid: true })
  })

  it('is accepted when state, issuer and code are there', () => {
    expect(
      authorizationAnswer(new URLSearchParams(`code=c&state=s&iss=${iss}`), pending, provider),
    ).toMatchObject({
      isValid: true,
      answer: { code: 'c' },
    })
  })

  it('finds what was kept only once', () => {
    const area = memoryArea()
    keepPending(area, pending)
    expect(takePending(area)).toEqual(pending)
    expect(takePending(area)).toBeNull()
  })

  it.each(['{', 'null', '7', '{}'])('finds nothing in %s', kept => {
    const area = memoryArea(new Map([['parvis.authorization', kept]]))
    expect(takePending(area)).toBeNull()
  })
})
