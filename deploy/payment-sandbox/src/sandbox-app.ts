import {
  type Answer,
  isPaymentSigned,
  type Question,
  questionShape,
  readMessage,
  SIGNATURE_HEADER,
  type SignaturePurpose,
  signPayment,
} from '@parvis/payment-protocol/signed-json'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { cardPage, expiredPage, invalidPage, latePage, type Shown, waitingPage } from './card-pages.ts'
import { type ProviderParts, tellCity } from './delivery.ts'
import type { Html } from './frame.ts'
import type { Language } from './intl.ts'
import {
  answerOfSlowBanks,
  askSlowBank,
  closeOrder,
  decideOrder,
  findOrder,
  findOrderOfPage,
  type LedgerOrder,
  registerOrder,
  stateOf,
} from './ledger.ts'
import { callbackOf } from './messages.ts'
import { merchantOfSite, type ReadOrder, readFormOrder, readJsonOrder } from './read-order.ts'

export interface SandboxOptions extends ProviderParts {
  /** Own public URL, used in links. */
  url: string
}

const decisionShape = v.object({
  outcome: v.picklist(['ACCEPTED', 'REFUSED', 'ABANDONED', 'LATER', 'ACCEPTED_LOST']),
})
type Choice = v.InferOutput<typeof decisionShape>['outcome']

const pageOf = (url: string, order: LedgerOrder) => `${url}/pay/${order.page_token}`

/** The browser's first supported language; French by default. */
const requestedLanguage = (c: Context): Language => {
  const asked = accepts(c, {
    header: 'Accept-Language',
    supports: ['fr', 'en'],
    default: 'fr',
    match: (options, { supports, default: usual }) =>
      options
        .filter(({ q }) => q > 0)
        .sort((one, other) => other.q - one.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find(language => supports.includes(language)) ?? usual,
  })
  return asked === 'en' ? 'en' : 'fr'
}

const invalid = (c: Context) => c.html(invalidPage(requestedLanguage(c)), 400)

const signed = (c: Context, key: string, purpose: SignaturePurpose, message: object) => {
  const body = JSON.stringify(message)
  c.header(SIGNATURE_HEADER, signPayment(key, purpose, body))
  return c.body(body, 200, { 'content-type': 'application/json' })
}

const answerTo = (question: Question, order: LedgerOrder | undefined, state: Answer['state']): Answer => ({
  ...question,
  state,
  result: order === undefined ? null : callbackOf(order),
})

/** Routes for the city: register an order, ask its status, close an undecided one. */
const cityRoutes = (app: Hono, { url, ...parts }: SandboxOptions): void => {
  const { db, clock, merchants } = parts
  const register = ({ order, transaction }: ReadOrder) => registerOrder(db, order, transaction, clock.now())

  app.post('/orders', async c => {
    const read = readJsonOrder(merchants(), await c.req.text(), c.req.header(SIGNATURE_HEADER) ?? '')
    const order = read === null ? null : await register(read)
    const merchant = merchantOfSite(merchants(), order?.site_id)
    if (order === null || merchant === undefined) return c.json({ error: 'order refused' }, 400)
    return signed(c, merchant.key, 'order-taken', {
      operationId: order.operation_id,
      url: pageOf(url, order),
    })
  })

  const asked = (purpose: 'status' | 'close') => async (c: Context) => {
    const raw = await c.req.text()
    const question = readMessage(questionShape, raw)
    const merchant = merchantOfSite(merchants(), question?.siteId)
    const signature = c.req.header(SIGNATURE_HEADER) ?? ''
    if (
      question === null ||
      merchant === undefined ||
      !isPaymentSigned(merchant.key, purpose, raw, signature)
    )
      return c.json({ error: 'question refused' }, 403)
    const key = { site_id: question.siteId, operation_id: question.operationId }
    await answerOfSlowBanks(db, clock.now())
    if (purpose === 'close') await closeOrder(db, key, clock.now())
    const order = await findOrder(db, key)
    return signed(c, merchant.key, 'answer', answerTo(question, order, stateOf(order, clock.now())))
  }
  app.post('/status', asked('status'))
  app.post('/close', asked('close'))

  // Registers a browser's form, then redirects to the order's own URL, so that reloading sends nothing again.
  app.post('/vads-payment/', async c => {
    const isForm = (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
    const read = isForm ? readFormOrder(merchants(), await c.req.text()) : null
    const order = read === null ? null : await register(read)
    return order === null ? invalid(c) : c.redirect(pageOf(url, order), 303)
  })
}

const show = async (c: Context, { db, merchants }: ProviderParts): Promise<Shown | null> => {
  const order = await findOrderOfPage(db, c.req.param('token') ?? '')
  const merchant = merchantOfSite(merchants(), order?.site_id)
  return order === undefined || merchant === undefined ? null : { order, merchant }
}

/** Applies the person's choice; returns the decided order, or null while the bank is silent. */
const choose = async ({ db, clock }: ProviderParts, order: LedgerOrder, choice: Choice) => {
  if (choice === 'LATER') return (await askSlowBank(db, order, clock.now())) ? null : undefined
  const isSilent = choice === 'ACCEPTED_LOST'
  return decideOrder(db, order, { outcome: isSilent ? 'ACCEPTED' : choice, isSilent }, clock.now())
}

const PAGE_OF_STATE = {
  UNKNOWN: null,
  DECIDED: null,
  OPEN: cardPage,
  WAITING: waitingPage,
  EXPIRED: expiredPage,
} satisfies Record<Answer['state'], ((shown: Shown) => Html) | null>

const personRoutes = (app: Hono, parts: ProviderParts): void => {
  const showNow = async (c: Context) => {
    const shown = await show(c, parts)
    if (shown === null) return invalid(c)
    const state = stateOf(shown.order, parts.clock.now())
    const page = PAGE_OF_STATE[state]
    if (page === null) return c.redirect(shown.order.return_url, 303)
    return c.html(page(shown), state === 'EXPIRED' ? 410 : 200)
  }

  app.get('/pay/:token', async c => {
    await answerOfSlowBanks(parts.db, parts.clock.now())
    return showNow(c)
  })

  app.post('/pay/:token', async c => {
    // A form that cannot be parsed chooses nothing.
    const form = v.safeParse(decisionShape, await c.req.parseBody().catch(() => null))
    const shown = await show(c, parts)
    if (!form.success || shown === null) return invalid(c)
    const decided = await choose(parts, shown.order, form.output.outcome)
    // Read anew: the same button may have been pressed twice.
    if (decided === undefined) return showNow(c)
    const isInSync = decided === null || decided.is_silent || (await tellCity(parts, decided))
    return isInSync ? c.redirect(shown.order.return_url, 303) : c.html(latePage(shown))
  })
}

const pageHeaders =
  (formTargets: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'same-origin')
    c.header('X-Frame-Options', 'DENY')
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    c.header('Cache-Control', 'no-store')
  }

const limitBody = bodyLimit({
  maxSize: 32 * 1_024,
  // Close the connection: what follows on it is the rest of that body, not another request.
  onError: c => c.text('Content Too Large', 413, { connection: 'close' }),
})

/**
 * Hosted card page of the reference payment provider: another company with its own ledger, reached by the city only
 * over signed HTTP. Collects no card data: a person chooses the bank's answer. Notifies the city server to server, then
 * redirects the browser, which carries no result.
 */
export const createSandboxApp = (options: SandboxOptions): Hono => {
  const app = new Hono()
  app.use((c, next) => {
    const origins = options.merchants().flatMap(merchant => merchant.siteOrigins)
    return pageHeaders(`'self' ${origins.join(' ')}`)(c, next)
  }, limitBody)
  app.onError((failure, c) => {
    options.log.error({ failure: failure.name }, 'the payment provider failed')
    return c.text('Internal Server Error', 500)
  })
  cityRoutes(app, options)
  personRoutes(app, options)
  return app
}
