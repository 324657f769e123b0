import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { InteractionResults, Provider } from 'oidc-provider'
import { languageOf } from '../http/language.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { faultyAnswer } from './faulty-answers.ts'
import type { IdentityCity } from './identity-city.ts'
import { faultPage, signInPage } from './identity-pages.ts'
import type { ProviderPerson, TestAccounts } from './test-accounts.ts'

type Env = { Bindings: HttpBindings }
type InteractionContext = Context<Env>

const languageOfRequest = (c: InteractionContext) => languageOf(c.req.header('accept-language'))

const clientOf = async (
  provider: Provider,
  c: InteractionContext,
): Promise<{ uid: string; clientId: string }> => {
  const details = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
  return { uid: details.uid, clientId: String(details.params.client_id) }
}

const finish = async (
  provider: Provider,
  c: InteractionContext,
  result: InteractionResults,
): Promise<Response> =>
  c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)

const signedIn = (person: ProviderPerson): InteractionResults => ({
  login: { accountId: person.account, acr: 'eidas1', amr: ['pwd'], remember: true },
})

/** Creates the pages on which a test person is chosen; the library serves the rest of the protocol. */
export const createInteractionApp = (
  provider: Provider,
  { cities, accounts }: { cities: readonly IdentityCity[]; accounts: TestAccounts },
): Hono<Env> => {
  const app = new Hono<Env>()
  const origins = cities.flatMap(city => city.portals).join(' ')
  app.use(pageHeaders(`'self' ${origins}`))
  app.onError((_failure, c) => c.html(faultPage(languageOfRequest(c), 'interaction session not found'), 400))

  const show = async (c: InteractionContext, isWrong: boolean): Promise<Response> => {
    const { uid, clientId } = await clientOf(provider, c)
    const page = signInPage({ lang: languageOfRequest(c), uid, people: accounts.ofClient(clientId), isWrong })
    return c.html(page, isWrong ? 401 : 200)
  }

  app.get('/interaction/:uid', c => show(c, false))
  app.post('/interaction/:uid/person', async c => {
    const { account } = await c.req.parseBody()
    const { clientId } = await clientOf(provider, c)
    const person = accounts.ofClient(clientId).find(candidate => candidate.account === account)
    return person === undefined ? show(c, true) : finish(provider, c, signedIn(person))
  })
  app.post('/interaction/:uid/password', async c => {
    const { name, password } = await c.req.parseBody()
    const { clientId } = await clientOf(provider, c)
    const person = accounts.byPassword(clientId, String(name), String(password))
    return person === undefined ? show(c, true) : finish(provider, c, signedIn(person))
  })
  app.post('/interaction/:uid/cancel', c =>
    finish(provider, c, {
      error: 'access_denied',
      error_description: 'The person went back without signing in',
    }),
  )
  app.post('/interaction/:uid/faulty-answer', async c => {
    const { answer } = await c.req.parseBody()
    const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    const good = {
      redirectUri: String(params.redirect_uri),
      state: String(params.state),
      issuer: provider.issuer,
    }
    const back = faultyAnswer(String(answer), good)
    return back === null ? show(c, false) : c.redirect(back, 303)
  })
  return app
}
