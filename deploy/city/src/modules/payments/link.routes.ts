import type { Deps } from '../../deps.ts'
import { asRefusal } from '../../http/answer-failure.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { pathValue } from '../../http/input.ts'
import { asPage } from '../../http/security-headers.ts'
import type { LinkPage } from '../../http/small-page.ts'
import type { PaymentLink } from './link.repo.ts'
import { langOfLink, readLink, readLinkPayable, startFromLink } from './link.service.ts'
import { cannotPayPage, carryFormPage, payByLinkPage, SUBMIT } from './link-pages.ts'

type Step = (c: CityContext, link: PaymentLink) => Promise<Response>

/** Answers a mailed link with a page in every case, including when it cannot be paid any more. */
const withLink = (deps: Deps, step: Step) => async (c: CityContext) => {
  asPage(c, `'self' ${deps.urls.payment}`, SUBMIT)
  let lang = c.var.language
  try {
    const link = await readLink(deps, c.var.city, pathValue(c, 'token'), clientNetwork(c))
    lang = langOfLink(link)
    return await step(c, link)
  } catch (failure) {
    const { code, status } = asRefusal(failure, c, deps.log)
    return c.html(cannotPayPage({ city: c.var.city, lang }, code), status)
  }
}

const shownOf = (c: CityContext, link: PaymentLink): LinkPage => ({
  city: c.var.city,
  lang: langOfLink(link),
})

const showLink =
  (deps: Deps): Step =>
  async (c, link) =>
    c.html(payByLinkPage(shownOf(c, link), await readLinkPayable(deps, c.var.city, link)))

const followLink =
  (deps: Deps): Step =>
  async (c, link) => {
    const { amount: pressed } = await c.req.parseBody()
    const payable = await readLinkPayable(deps, c.var.city, link)
    if (pressed !== undefined && pressed !== String(payable.amount))
      return c.html(payByLinkPage(shownOf(c, link), payable, true))
    const entry = await startFromLink(deps, c.var.city, link)
    if (entry.method === 'GET') return c.redirect(entry.url, 303)
    return c.html(carryFormPage(shownOf(c, link), entry))
  }

export const paymentLinkRoutes = (deps: Deps): Routes => ({
  'GET /api/payments/links/:token': withLink(deps, showLink(deps)),
  'POST /api/payments/links/:token': withLink(deps, followLink(deps)),
})
