import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { IDENTITY_PATHS } from '../identity/identity-provider.ts'

export interface StubKey {
  kid: string
  secret: CryptoKey
  shown: JWK
}

export const makeStubKey = async (): Promise<StubKey> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const shown = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(shown)
  return { kid, secret: privateKey, shown: { ...shown, kid, alg: 'ES256', use: 'sig' } }
}

/** Signs a token like the provider, with changes; `undefined` omits a claim. */
export const signAs = (
  key: StubKey,
  claims: Record<string, unknown>,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> => {
  const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
  const protectedHeader = Object.fromEntries(
    Object.entries({ alg: 'ES256', kid: key.kid, ...header }).filter(([, value]) => value !== undefined),
  )
  return new SignJWT(kept as JWTPayload)
    .setProtectedHeader(protectedHeader as JWTHeaderParameters)
    .sign(key.secret)
}

interface Handed {
  idToken: string
  person: string
}

/** An issuer that answers what a test tells it to, over real HTTP. */
export const startStubIssuer = async () => {
  const state = { keys: [] as JWK[], isKeysDown: false, isTokenDown: false, keyFetches: 0 }
  const handed: Handed = { idToken: '', person: '' }

  const answer = (response: ServerResponse, status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type }).end(body)
  const json = (response: ServerResponse, body: unknown) =>
    answer(response, 200, 'application/json', JSON.stringify(body))

  const PATHS: Record<string, (response: ServerResponse) => void> = {
    [IDENTITY_PATHS.jwks]: response => {
      state.keyFetches += 1
      if (state.isKeysDown) answer(response, 503, 'text/plain', 'down')
      else json(response, { keys: state.keys })
    },
    [IDENTITY_PATHS.token]: response => {
      if (state.isTokenDown) answer(response, 502, 'text/html', '<h1>Bad Gateway</h1>')
      else json(response, { access_token: 'access', token_type: 'Bearer', id_token: handed.idToken })
    },
    [IDENTITY_PATHS.userinfo]: response => answer(response, 200, 'application/jwt', handed.person),
  }
  const server = createServer((request, response) => {
    const handle = PATHS[request.url ?? '']
    if (handle === undefined) answer(response, 404, 'text/plain', 'no such path')
    else handle(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    handed,
    stop: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type StubIssuer = Awaited<ReturnType<typeof startStubIssuer>>
