import { createBrowser } from './browser.ts'
import type { TestCity } from './test-city.ts'

export const REDIRECT = 'http://127.0.0.1:4300/auth'
export const STATE = 'a-state-of-at-least-22-characters'

let nonceNumber = 0
export const freshNonce = (): string => {
  nonceNumber += 1
  return `nonce-of-the-test-number-${nonceNumber}`
}

/** Test helpers for a city's identity provider: open it, choose a person, return, sign in. */
export const providerOf = (city: TestCity) => {
  const authorizeUrl = async (nonce: string, extra: Record<string, string> = {}): Promise<string> => {
    const { body: config } = await city.ask('/api/config')
    const { identityProvider } = config
    const url = new URL(identityProvider.authorizationUrl)
    const parameters = {
      response_type: 'code',
      client_id: identityProvider.clientId,
      redirect_uri: REDIRECT,
      scope: identityProvider.scope,
      acr_values: identityProvider.acrValues,
      state: STATE,
      nonce,
      ...extra,
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  }

  /** Submits a form of the provider's page; returns the parameters sent back to the portal. */
  const answerAtProvider = async (nonce: string, form: string, fields: Record<string, string>) => {
    const browser = createBrowser()
    const page = await browser.follow(await authorizeUrl(nonce), REDIRECT)
    const back = await browser.follow(`${page.url}/${form}`, REDIRECT, fields)
    return { browser, answer: new URL(back.url).searchParams }
  }

  const signInAtProvider = (nonce: string, person = 'camille') =>
    answerAtProvider(nonce, 'person', { account: person })

  const login = (body: object) =>
    city.ask('/api/auth2/oidc/login', { body: { redirectUri: REDIRECT, ...body } })

  /** A whole sign-in of a test person. */
  const enter = async (person: string, body: object = {}) => {
    const nonce = freshNonce()
    const { answer } = await signInAtProvider(nonce, person)
    return login({ code: answer.get('code'), nonce, ...body })
  }
  return { authorizeUrl, answerAtProvider, signInAtProvider, login, enter }
}
