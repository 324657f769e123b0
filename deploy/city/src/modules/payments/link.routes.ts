import type { ErrorCode } from '@parvis/shared-kernel/errors'
import type { StoredOperationStatus } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { asRefusal } from '../../http/answer-failure.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { pathValue } from '../../http/input.ts'
import { asPage } from '../../http/security-headers.ts'
import type { LinkPage } from '../../http/small-page.ts'
import type { PaymentLink } from './link.repo.ts'
import {
  langOfLink,
  lastPayment,
  readLink,
  readLinkOperation,
  readLinkPayable,
  startFromLink,
} from './link.service.ts'
import {
  cannotPayPage,
  carryFormPage,
  type PayNotice,
  paidPage,
  payByLinkPage,
  pendingPage,
  SUBMIT,
} from './link-pages.ts'

type Step = (c: CityContext, link: PaymentLink) => Promise<Response>

const shownOf = (c: CityContext, link: PaymentLink): LinkPage => ({
  city: c.var.city,
  lang: langOfLink(link),
})

/** Refusals of what may be paid already; while a payment is under way, the rest of a fine paid in part is still due. */
const NOTHING_TO_PAY: readonly ErrorCode[] = ['FineNothingToPay', 'OrderPaymentNotAllowed']

/** Answers a mailed link with a page in every case, including when it cannot be paid any more. */
const withLink = (deps: Deps, step: Step) => async (c: CityContext) => {
  asPage(c, `'self' ${deps.urls.payment}`, SUBMIT)
  let link: PaymentLink | undefined
  try {
    link = await readLink(deps, c.var.city, pathValue(c, 'token'), clientNetwork(c))
    return await step(c, link)
  } catch (failure) {
    const { code, status } = asRefusal(failure, c, deps.log)
    if (link === undefined) {
      const { city, language: lang } = c.var
      return c.html(cannotPayPage({ city, lang }, code, city.portals[0] ?? deps.urls.api), status)
    }
    const payment = NOTHING_TO_PAY.includes(code) ? await lastPayment(deps, c.var.city, link) : null
    if (payment === null) return c.html(cannotPayPage(shownOf(c, link), code, link.return_url), status)
    const page = paidPage(shownOf(c, link), payment === 'this-link', link.return_url)
    return c.html(page, c.req.method === 'GET' ? 200 : status)
  }
}

/** Of an operation that brought no money: one that did can leave a rest to pay, after a correction. */
const NOTICES: Partial<Record<StoredOperationStatus, PayNotice>> = {
  REFUSED: 'refused',
  ABANDONED: 'abandoned',
}

const showLink =
  (deps: Deps): Step =>
  async (c, link) => {
    const shown = shownOf(c, link)
    const id = c.req.query('idop')
    // First: reading settles an operation that has expired, which may leave nothing to pay.
    const before = id === undefined ? undefined : await readLinkOperation(deps, c.var.city, link, id)
    const payable = await readLinkPayable(deps, c.var.city, link)
    if (before?.status === 'PENDING') return c.html(pendingPage(shown))
    return c.html(payByLinkPage(shown, payable, before && NOTICES[before.status]))
  }

const followLink =
  (deps: Deps): Step =>
  async (c, link) => {
    const { amount: pressed } = await c.req.parseBody()
    const isPressed = (amount: number) => pressed === undefined || pressed === String(amount)
    const payable = await readLinkPayable(deps, c.var.city, link)
    if (!isPressed(payable.amount)) return c.html(payByLinkPage(shownOf(c, link), payable, 'changed'))
    const entry = await startFromLink(deps, c.var.city, link, pathValue(c, 'token'))
    // Starting settles an operation that has expired, which may change what is left to pay.
    const { amount } = entry
    if (!isPressed(amount)) return c.html(payByLinkPage(shownOf(c, link), { ...payable, amount }, 'changed'))
    if (entry.method === 'GET') return c.redirect(entry.url, 303)
    return c.html(carryFormPage(shownOf(c, link), entry))
  }

export const paymentLinkRoutes = (deps: Deps): Routes => ({
  'GET /api/payments/links/:token': withLink(deps, showLink(deps)),
  'POST /api/payments/links/:token': withLink(deps, followLink(deps)),
})
