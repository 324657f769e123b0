import { amountDue, type RefundAction, refundableAmount, refundStatus } from '@parvis/shared-kernel/fines'
import { add, cents } from '@parvis/shared-kernel/money'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { requiredText } from '../fines/agent-text.ts'
import { findFine, lockFine } from '../fines/fine.repo.ts'
import { relabelFine } from '../fines/fine-write.repo.ts'
import {
  findRefund,
  listRefundsOfFine,
  type NewRefund,
  type RefundChange,
  type RefundRow,
  withoutFiles,
} from './refund.repo.ts'
import { changeRefund, insertOpened, type NotifyRefund, type RefundTurn } from './refund-change.ts'
import { payableAtOf, type RefundLetter, writeAboutRefund } from './refund-mail.ts'
import { finePayersOnFile } from './refund-people.ts'

export interface RefundOpening {
  cityId: string
  fineId: string
  appealId: string | null
  /** Whom the desk names, who get the money only when no payer is known; unset after a granted appeal. */
  named?: Partial<Pick<NewRefund, 'lang' | 'subscriberId'>> & { email?: string | undefined }
  /** The refund that has just ended: what was refused is not refunded again by itself. */
  endedId?: string
  now: Instant
}

/** Beneficiary: the paying account, else, where no payer can be reached, whom the desk names. */
const beneficiaryOf = async (db: Database, { cityId, fineId, named = {} }: RefundOpening) => {
  const payers = await finePayersOnFile(db, { city_id: cityId, fine_id: fineId, operation_id: null })
  const [lastPayer] = payers.people
  return {
    email: named.email ?? '',
    lang: named.lang ?? lastPayer?.lang ?? 'fr',
    subscriberId: payers.people.length > 0 ? payers.subscriberId : (named.subscriberId ?? null),
  }
}

/**
 * Refunds whose refusal holds for what opens by itself, oldest first: each opened as the one before it ended. One that
 * was opened later took up what was refused until then.
 */
const refusalsThatHold = (rows: readonly RefundRow[]): ReadonlySet<string> => {
  const held = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const former = rows[index - 1]
    if (row.created_at !== (former?.paid_at ?? former?.decided_at)) held.clear()
    if (row.status === 'REJECTED') held.add(row.refund_id)
  }
  return held
}

/** Refunds a locked fine's overpayment not being refunded yet; null when there is none. */
export const openRefundIn = async (db: Database, opening: RefundOpening): Promise<RefundRow | null> => {
  const fine = await findFine(db, opening.cityId, opening.fineId)
  if (fine === null) return null
  const rows = await listRefundsOfFine(db, opening.fineId)
  const held: ReadonlySet<string> = opening.endedId === undefined ? new Set() : refusalsThatHold(rows)
  const refunds = rows.map(row => ({
    status: held.has(row.refund_id) ? 'paid' : refundStatus(row.status),
    amount: cents(row.amount_cents),
  }))
  const { overpaid, refunded } = amountDue(fine, opening.now)
  const amount = refundableAmount(add(overpaid, refunded), refunds)
  if (amount === 0) return null
  const { cityId, fineId, appealId, now } = opening
  const beneficiary = await beneficiaryOf(db, opening)
  return insertOpened(db, { cityId, fineId, appealId, now, amount, ...beneficiary })
}

export type RequestedRefund = NonNullable<RefundOpening['named']> & { fineId: string }

/** An agent refunds an overpayment, such as a fine paid twice. */
export const openRefund = async (deps: Deps, city: City, requested: RequestedRefund): Promise<RefundRow> => {
  const refund = await withMails(deps, city.cityId, async (transaction, write) => {
    if (!(await lockFine(transaction, city.cityId, requested.fineId))) throw notFound()
    const now = deps.clock.now()
    const { fineId, ...named } = requested
    const opening = { cityId: city.cityId, fineId, appealId: null, named, now }
    const opened = await openRefundIn(transaction, opening)
    if (opened !== null)
      await writeAboutRefund({ db: transaction, write, now, city }, opened, 'document-requested')
    return opened
  })
  if (refund === null) throw new Refusal(409, 'OrderDecisionNotExpected')
  return refund
}

const CLOSED: readonly RefundRow['status'][] = ['PAID', 'REJECTED']

type AgentAction = Exclude<RefundAction, 'send-document' | 'object'>

/** Refuses payment for 48 hours, while bank details can be objected to (D16). */
const requirePayable = ({ refund, now }: RefundTurn): void => {
  if (!isEnded(payableAtOf(refund), now)) throw new Refusal(409, 'OrderDecisionNotExpected')
}

/** Refuses payment while a mail announcing the bank details is unsent: its reader could not object. */
const requireMailSent = async ({ db, refund }: RefundTurn): Promise<void> => {
  const isWaiting = await isFound(
    db
      .selectFrom('waiting_mails')
      .select('mail_id')
      .where('city_id', '=', refund.city_id)
      .where('body', 'like', `%/refunds/${encodeURIComponent(refund.refund_id)}#object=%`),
  )
  if (isWaiting) throw new Refusal(409, 'OrderDecisionNotExpected')
}

/** What an action writes besides the status. */
const WRITES = {
  accept: ({ now }) => ({ decided_at: at(now) }),
  reject: ({ now }, answer) => ({ decided_at: at(now), answer }),
  pay: turn => {
    requirePayable(turn)
    return { paid_at: at(turn.now) }
  },
  'ask-document': ({ refund }, text) => ({
    asked_words: text,
    documents: withoutFiles(refund.documents),
  }),
} satisfies Record<AgentAction, (turn: RefundTurn, answer: string) => RefundChange>

const LETTER_OF = {
  accept: 'accepted',
  reject: 'rejected',
  pay: 'paid',
  'ask-document': 'document-requested',
} as const satisfies Record<AgentAction, RefundLetter>

/** Labels the fine anew, and opens the refund of what was paid too much meanwhile: it has one open refund at a time. */
const settleFine = async ({ db, refund, now }: RefundTurn, write: WriteMail, city: City): Promise<void> => {
  const { fine_id: fineId, appeal_id: appealId, refund_id: endedId, email, lang } = refund
  if (fineId === null) return
  await relabelFine(db, city.cityId, fineId, now)
  const named = { email, lang, subscriberId: refund.subscriber_id }
  const rest = await openRefundIn(db, { cityId: city.cityId, fineId, appealId, named, endedId, now })
  if (rest !== null) await writeAboutRefund({ db, write, now, city }, rest, 'document-requested')
}

const refusalOf = async ({ db }: Deps, city: City, refundId: string): Promise<Refusal> => {
  const row = await findRefund(db, city.cityId, refundId)
  const isClosed = row !== undefined && CLOSED.includes(row.status)
  return new Refusal(409, isClosed ? 'OrderDecisionAlreadyExists' : 'OrderDecisionNotExpected')
}

const decide = async (
  deps: Deps,
  city: City,
  refundId: string,
  action: AgentAction,
  text = '',
): Promise<RefundRow> => {
  const key = { cityId: city.cityId, refundId }
  const notify: NotifyRefund = async ({ refund, ...turn }, write) => {
    if (action === 'pay') await requireMailSent({ refund, ...turn })
    await writeAboutRefund({ ...turn, write, city }, refund, LETTER_OF[action], text)
    if (CLOSED.includes(refund.status)) await settleFine({ refund, ...turn }, write, city)
  }
  const row = await changeRefund(deps, key, action, turn => WRITES[action](turn, text), notify)
  if (row === null) throw await refusalOf(deps, city, refundId)
  return row
}

export const acceptRefund = (deps: Deps, city: City, refundId: string): Promise<RefundRow> =>
  decide(deps, city, refundId, 'accept')

export const payRefund = (deps: Deps, city: City, refundId: string): Promise<RefundRow> =>
  decide(deps, city, refundId, 'pay')

export const rejectRefund = async (
  deps: Deps,
  city: City,
  refundId: string,
  answer: string,
): Promise<RefundRow> => decide(deps, city, refundId, 'reject', requiredText(answer, 'answer'))

/** Rejects an unusable document and asks for another, with the reason. */
export const askRefundDocument = async (
  deps: Deps,
  city: City,
  refundId: string,
  reason: string,
): Promise<RefundRow> => decide(deps, city, refundId, 'ask-document', requiredText(reason, 'reason'))
