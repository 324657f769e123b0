import type { Locale } from '@parvis/shared-kernel/formats'
import { hasPlateHistory, hasProof, type RightRule } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { mustExist, notFound } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { mayKnowProof } from '../payments/fine-payer.ts'
import { listZoneNames } from '../plans/zone.repo.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findRight, findVisibleRight, type RightRow } from '../rights/right.repo.ts'
import { readRight } from '../rights/right.service.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import type { DocumentLanguage } from './document-language.ts'
import { type MadePaper, makePaper } from './document-order.ts'
import { takeDocumentTicket } from './document-ticket.service.ts'
import { paymentReceipt } from './papers/payment-receipt.ts'
import { plateHistoryPaper } from './papers/plate-history.ts'
import type { RightFile } from './papers/right-facts.ts'
import { type PaidOperation, rightProof } from './papers/right-proof.ts'
import { paymentsOf } from './payments-of.ts'
import { rightOfOperation } from './right-of-operation.ts'

export interface LinkOpened {
  city: City
  id: string
  token: string
  language: DocumentLanguage
}

/** A right that a paper is about, with its reader and their language. */
export interface RightOfReader {
  city: City
  row: RightRow
  subscriberId: string
  lang: Locale
}

/**
 * Uses the ticket, then checks again whether its holder may see the right. `rightId` differs from the ticket's id for
 * payments.
 */
const openRight = async (
  deps: Deps,
  { city, id, token, language }: LinkOpened,
  kind: DocumentKind,
  rightId = id,
): Promise<RightOfReader> => {
  const { subscriberId } = await takeDocumentTicket(deps, city, kind, id, token)
  if (subscriberId === null) throw notFound()
  const row = mustExist(await findVisibleRight(deps.db, city.cityId, subscriberId, rightId))
  const reader = await findSubscriber(deps.db, city.cityId, subscriberId)
  return { city, row, subscriberId, lang: language(reader?.lang) }
}

/** Everything that documents print about a right. */
const factsOf = async (deps: Deps, { city, row, subscriberId }: RightOfReader): Promise<RightFile> => {
  const plan = await planOf(deps.db, row)
  return {
    right: await readRight(deps, city, { subscriberId }, row),
    plan,
    ...(await ownerOf(deps, row, plan)),
    zoneNames: await listZoneNames(deps.db, row.city_id, row.zone_ids),
  }
}

/** Collects the facts; 404 if the rule does not allow the paper now. */
const fileOf = async (deps: Deps, about: RightOfReader, rule: RightRule): Promise<RightFile> => {
  const file = await factsOf(deps, about)
  if (!rule(file.right, file.plan, deps.clock.now()).allowed) throw notFound()
  return file
}

const ownerOf = async (
  { db }: Deps,
  row: RightRow,
  plan: RightFile['plan'],
): Promise<Pick<RightFile, 'holder' | 'company'>> => {
  const owner = await findSubscriber(db, row.city_id, row.subscriber_id)
  const { name, siret } = owner?.enterprise ?? {}
  return {
    holder: [owner?.firstName, owner?.lastName].filter(Boolean).join(' '),
    company: plan?.isProfessional ? [name, siret].filter(Boolean).join(', ') : '',
  }
}

type RightPaper = 'proof' | 'plate-history' | `receipt|${string}`

const orderOf = (now: Instant, { city, row, lang }: RightOfReader, name: RightPaper) => ({
  city,
  lang,
  now,
  about: `${row.kind}-${name}|${row.right_id}`,
})

/** Completed payments of a right, as far as its reader may know what they prove. */
const paymentsFor = async (
  deps: Deps,
  { city, row, subscriberId }: RightOfReader,
): Promise<PaidOperation[]> =>
  (await paymentsOf(deps, city, row.kind, row.right_id)).map(payment => ({
    ...payment,
    authorizationNumber: mayKnowProof(payment, row, subscriberId) ? payment.authorizationNumber : null,
  }))

/** Makes the proof of a granted right, with its payments. */
export const proofOfRight = async (deps: Deps, about: RightOfReader): Promise<MadePaper> => {
  const { city } = about
  const file = await fileOf(deps, about, hasProof)
  const payments = await paymentsFor(deps, about)
  return makePaper(orderOf(deps.clock.now(), about, 'proof'), 'right-proof', formats =>
    rightProof({ ...file, payments, cityName: city.name }, formats),
  )
}

export const openProof = async (
  deps: Deps,
  link: LinkOpened,
  rightKind: RightRow['kind'],
): Promise<MadePaper> => proofOfRight(deps, await openRight(deps, link, `${rightKind}-proof`))

/** Makes the receipt of one completed payment, whatever has become of its right. */
export const receiptOfPayment = async (
  deps: Deps,
  about: RightOfReader,
  operationId: string,
): Promise<MadePaper> => {
  const payments = await paymentsFor(deps, about)
  const payment = mustExist(payments.find(paid => paid.operationId === operationId))
  const file = await factsOf(deps, about)
  return makePaper(orderOf(deps.clock.now(), about, `receipt|${operationId}`), 'payment-receipt', formats =>
    paymentReceipt({ ...file, payment }, formats),
  )
}

/** Link and ticket name the operation, not the right. */
export const openPaymentReceipt = async (deps: Deps, link: LinkOpened): Promise<MadePaper> => {
  const { city, id: operationId } = link
  const rightId = (await rightOfOperation(deps, city, operationId)) ?? ''
  return receiptOfPayment(deps, await openRight(deps, link, 'payment-receipt', rightId), operationId)
}

export const plateHistoryOf = async (deps: Deps, about: RightOfReader): Promise<MadePaper> => {
  const file = await fileOf(deps, about, hasPlateHistory)
  return makePaper(orderOf(deps.clock.now(), about, 'plate-history'), 'plate-history', formats =>
    plateHistoryPaper(file, formats),
  )
}

/** Opens the plate history of a subscription or ticket: the link does not name the kind, but the ticket does. */
export const openPlateHistory = async (deps: Deps, link: LinkOpened): Promise<MadePaper> => {
  const row = await findRight(deps.db, link.city.cityId, link.id)
  const kind: DocumentKind = `${row?.kind ?? 'subscription'}-plate-history`
  return plateHistoryOf(deps, await openRight(deps, link, kind))
}
