import { canObject, refundStatus } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { PaymentReceiptWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import { linkExpired, Refusal } from '../../http/refusal.ts'
import { withMailLimit } from '../../mail/mail-limit.ts'
import { withMails } from '../../mail/post.ts'
import { peekToken } from '../../tokens/one-time-token.ts'
import { holderOf, holds } from '../cases/case-holder.ts'
import { type CaseName, endCaseKeys, issueCaseKey } from '../cases/case-key.repo.ts'
import type { City } from '../config/city.ts'
import { type RefundChange, type RefundRow, withoutFiles } from './refund.repo.ts'
import { caseOfRefund, type RequestedRefund, readRefundById } from './refund.service.ts'
import { changeRefund, type NotifyRefund, type RefundKey, type RefundTurn } from './refund-change.ts'
import { payableAtOf, writeAboutRefund } from './refund-mail.ts'
import { receiptsOf, receiversOf } from './refund-people.ts'

const nameOf = ({ cityId, refundId }: RefundKey): CaseName => ({ cityId, kind: 'refund', caseId: refundId })

/**
 * Mails a new case link to the refund's receivers only. Asked by a holder, it ends the old links at once; asked by
 * anybody else, they end when the new one is opened. Nothing ends unless a link is mailed.
 */
export const mailRefundLink = async (deps: Deps, city: City, asked: RequestedRefund): Promise<void> => {
  await deps.limits.spend([{ limit: 'caseLinkOfNetwork', key: asked.network }])
  const row = await readRefundById(deps, asked)
  const isHeld = holds(await holderOf(deps, 'refund', asked), caseOfRefund(row))
  const { cityId } = city
  const addresses = (await receiversOf(deps.db, row)).map(({ email }) => email)
  const task = isHeld ? 'refund link of holder' : 'refund link'
  await withMailLimit(deps, { cityId, task, addresses, isForMail: true }, mayMail =>
    withMails(deps, cityId, async (db, write) => {
      const now = deps.clock.now()
      if (isHeld && addresses.some(mayMail)) await endCaseKeys(db, nameOf(asked), now)
      await writeAboutRefund({ db, write, now, city }, row, 'link', '', mayMail)
    }),
  )
}

/** Numbers are copied from a receipt by hand: neither capitals nor spaces make another one. */
const isSameNumber = (kept: string | null, written: string): boolean =>
  kept?.toLowerCase() === written.replace(/\s/g, '').toLowerCase()

/**
 * Opens a refund by its payment receipt, only when no receiver has an address: otherwise the link is mailed, because a
 * receipt may be left lying about.
 */
export const openByReceipt = async (
  deps: Deps,
  asked: RequestedRefund,
  { operationId, authorizationNumber }: PaymentReceiptWire,
): Promise<string> => {
  const row = await readRefundById(deps, asked)
  // Count before checking, so that parallel guesses gain nothing. One network alone cannot exhaust the refund's count.
  const guesses = [
    { limit: 'receiptFailureOnRefund', key: `${asked.refundId}|${asked.network}` },
    { limit: 'caseKeyFailureOfNetwork', key: asked.network },
    { limit: 'receiptFailureOfRefund', key: asked.refundId },
  ] as const
  await deps.limits.spend(guesses)
  if ((await receiversOf(deps.db, row)).length > 0) throw new Refusal(403, 'Forbidden')
  const isProven = (await receiptsOf(deps.db, row)).some(
    receipt =>
      isSameNumber(receipt.operation_id, operationId) &&
      isSameNumber(receipt.authorization_number, authorizationNumber),
  )
  if (!isProven) throw new Refusal(403, 'Forbidden')
  await deps.limits.giveBack(guesses)
  return issueCaseKey(deps.db, nameOf(asked), deps.clock.now())
}

const mayObjectTo = (row: RefundRow, now: Instant): boolean =>
  canObject({ status: refundStatus(row.status), payableAt: payableAtOf(row) }, now)

/** Whether the token was mailed for this refund's current bank details. */
const isObjectionOf = async (db: Database, { cityId, refundId }: RefundKey, token: string, now: Instant) => {
  const subject = await peekToken(db, { cityId, purpose: 'object-to-refund', token, now })
  return subject?.caseId === refundId
}

/** An objection by somebody on file: asks for bank details again, ends every link and tells everybody. Idempotent. */
export const objectToDetails = async (
  deps: Deps,
  city: City,
  asked: RequestedRefund,
  token: string,
): Promise<void> => {
  const look = async () => (await isObjectionOf(deps.db, asked, token, deps.clock.now())) || null
  const found = await limitedLookUp(deps, asked.network, look, 'caseKeyFailureOfNetwork')
  if (found === null) throw linkExpired()
  const seen = await readRefundById(deps, asked)
  if (seen.status === 'DOCUMENT_REQUESTED') return
  const notify: NotifyRefund = async ({ refund, ...turn }, write) => {
    await endCaseKeys(turn.db, nameOf(asked), turn.now)
    await writeAboutRefund({ ...turn, write, city }, refund, 'objected')
  }
  // Checked under the lock: newer bank details, which the mail was not about, may have arrived.
  const setAside = async (turn: RefundTurn): Promise<RefundChange> => {
    const isAbout = await isObjectionOf(turn.db, asked, token, turn.now)
    if (!isAbout || !mayObjectTo(turn.refund, turn.now)) throw linkExpired()
    // What an agent asked for was about other details.
    return { decided_at: null, asked_words: null, documents: withoutFiles(turn.refund.documents) }
  }
  const row = await changeRefund(deps, asked, 'object', setAside, notify)
  if (row === null) throw linkExpired()
}
