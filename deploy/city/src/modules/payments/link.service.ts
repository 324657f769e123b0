import { dueStatusOf } from '@parvis/shared-kernel/fines'
import type { Locale } from '@parvis/shared-kernel/formats'
import { later } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import { linkExpired, mustExist } from '../../http/refusal.ts'
import { withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { findFine } from '../fines/fine.repo.ts'
import { findLink, LINK_LIFE_DAYS, makeLink, type PaymentLink } from './link.repo.ts'
import { findKeptPayment, resourceOf } from './operation.repo.ts'
import { type Payable, readPayable } from './payable.ts'
import { readOperation, type StartedPayment, startPayment } from './payment.service.ts'
import { paymentLinkMail } from './payment-mail.ts'
import { lockResource } from './resource.repo.ts'

export interface LinkRequest {
  email: string
  lang: Locale
  returnUrl: URL
  /** The caller's network, for the limit of mails. */
  network: string
}

const addressOf = (city: City, token: string): string =>
  new URL(`/api/payments/links/${token}`, city.portals[0]).href

/** Limits the mails: anybody who knows a fine may have a link mailed anywhere. */
const takeMail = ({ limits }: Deps, { email, network }: LinkRequest): Promise<void> =>
  limits.spend([
    { limit: 'mailOfAddress', key: `payment|${email.toLowerCase()}` },
    { limit: 'mailOfNetwork', key: `payment|${network}` },
  ])

/**
 * Mails a link for paying later to a checked address, without starting an operation: an unopened one would block
 * cancelling the right or paying it otherwise, and would expire before the mail is read.
 */
export const sendPaymentLink = async (
  deps: Deps,
  city: City,
  payable: Payable,
  request: LinkRequest,
): Promise<{ sent: true }> => {
  const email = request.email.trim()
  await takeMail(deps, { ...request, email })
  const { lang } = request
  const now = deps.clock.now()
  await withMails(deps, city.cityId, async (transaction, write) => {
    // Whose right it is may have been erased since it was read, and nothing would delete the link.
    await lockResource(transaction, city.cityId, payable.resource)
    const asked = await readPayable({ db: transaction, clock: deps.clock }, city, payable.resource)
    const token = await makeLink(transaction, {
      cityId: city.cityId,
      resource: payable.resource,
      email,
      lang,
      returnUrl: request.returnUrl.href,
      now,
    })
    const url = addressOf(city, token)
    const said = { ...asked, url, linkEnd: later(now, { days: LINK_LIFE_DAYS }) }
    await write('payment link', paymentLinkMail({ to: email, lang, city }, said))
  })
  return { sent: true }
}

/** Finds a link by its token; unknown and expired ones get the same answer, and guessing is limited. */
export const readLink = async (
  deps: Deps,
  { cityId }: City,
  token: string,
  network: string,
): Promise<PaymentLink> => {
  const look = async () => (await findLink(deps.db, cityId, token, deps.clock.now())) ?? null
  return mustExist(await limitedLookUp(deps, network, look), linkExpired)
}

export const langOfLink = ({ lang }: PaymentLink): Locale => languageOf(lang)

export const readLinkPayable = (deps: Deps, city: City, link: PaymentLink): Promise<Payable> =>
  readPayable(deps, city, resourceOf(link))

const payerOf = (link: PaymentLink): string => `link:${link.token_hash.slice(0, 16)}`

/** The payment made by this link from which its reader returns. */
export const readLinkOperation = async (deps: Deps, city: City, link: PaymentLink, operationId: string) => {
  const operation = await readOperation(deps, city, resourceOf(link), operationId)
  return operation.payer === payerOf(link) ? operation : undefined
}

/** Who paid last what a link is for; null if it is not paid, or the money goes back. */
export const lastPayment = async (
  { db, clock }: Deps,
  { cityId }: City,
  link: PaymentLink,
): Promise<'this-link' | 'other' | null> => {
  const { kind, id } = resourceOf(link)
  const paid = await findKeptPayment(db, { kind, id })
  if (paid === undefined) return null
  // A fine's refund is of all its payments, and names none.
  const fine = kind === 'fine' ? await findFine(db, cityId, id) : null
  if (fine !== null && dueStatusOf(fine, clock.now()) === 'cancelled') return null
  return paid.payer === payerOf(link) ? 'this-link' : 'other'
}

/**
 * Starts or resumes the payment of a link. It returns to the link's own page: a right's is its owner's alone, and a
 * fine's asks for the plate.
 */
export const startFromLink = async (
  deps: Deps,
  city: City,
  link: PaymentLink,
  token: string,
): Promise<StartedPayment> =>
  startPayment(deps, city, await readLinkPayable(deps, city, link), {
    payer: payerOf(link),
    email: link.email,
    lang: langOfLink(link),
    returnUrl: new URL(addressOf(city, token)),
  })
