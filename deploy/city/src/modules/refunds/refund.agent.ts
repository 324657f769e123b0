import { amountDue, type RefundAction, refundableAmount, refundStatus } from '@parvis/shared-kernel/fines'
import { cents } from '@parvis/shared-kernel/money'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { postQuietly } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { requiredWords } from '../fines/agent-words.ts'
import { findFine, lockFine } from '../fines/fine.repo.ts'
import {
  findRefund,
  insertRefund,
  listRefundsOfFine,
  type NewRefund,
  type RefundChange,
  type RefundRow,
} from './refund.repo.ts'
import { changeRefund, type RefundTurn, recordRefundEvent } from './refund-change.ts'
import { type RefundLetter, refundMail } from './refund-mail.ts'

export type RefundOpening = Omit<NewRefund, 'amount' | 'fineId'> & { fineId: string }

/** Opens a refund of what was paid too much on a locked fine and is not being given back; null when that is nothing. */
export const openRefundIn = async (db: Database, opening: RefundOpening): Promise<RefundRow | null> => {
  const fine = await findFine(db, opening.cityId, opening.fineId)
  if (fine === null) return null
  const refunds = (await listRefundsOfFine(db, opening.fineId)).map(row => ({
    status: refundStatus(row.status),
    amount: cents(row.amount_cents),
  }))
  const amount = refundableAmount(amountDue(fine, opening.now).overpaid, refunds)
  if (amount === 0) return null
  const refund = await insertRefund(db, { ...opening, amount })
  if (refund === undefined) return null
  const turn = { db, refund, now: opening.now }
  await recordRefundEvent(turn, 'refund-opened')
  await recordRefundEvent(turn, 'refund-document-requested')
  return refund
}

export interface RefundWish {
  fineId: string
  email?: string
  lang?: 'fr' | 'en'
  subscriberId?: string | null
}

/** The agent gives back what was paid too much, such as a fine paid twice. */
export const openRefund = async (deps: Deps, city: City, wish: RefundWish): Promise<RefundRow> => {
  const refund = await deps.db.transaction().execute(async transaction => {
    if (!(await lockFine(transaction, city.cityId, wish.fineId))) throw notFound()
    return openRefundIn(transaction, {
      cityId: city.cityId,
      fineId: wish.fineId,
      appealId: null,
      subscriberId: wish.subscriberId ?? null,
      email: wish.email ?? '',
      lang: wish.lang ?? 'fr',
      now: deps.clock.now(),
    })
  })
  if (refund === null) throw new Refusal(409, 'OrderDecisionNotExpected')
  await postQuietly(deps, city.cityId, 'refund opened', refundMail('document-requested', city, refund))
  return refund
}

const CLOSED: readonly RefundRow['status'][] = ['PAID', 'REJECTED']

type AgentAction = Exclude<RefundAction, 'send-document'>

/** What an action writes besides the status. */
const WRITES = {
  accept: ({ now }) => ({ decided_at: at(now) }),
  reject: ({ now }, answer) => ({ decided_at: at(now), answer }),
  pay: ({ now }) => ({ paid_at: at(now) }),
  'ask-document': ({ refund }, words) => ({
    asked_words: words,
    documents: JSON.stringify(refund.documents.map(({ id }) => ({ id, urn: null, providedAt: null }))),
  }),
} satisfies Record<AgentAction, (turn: RefundTurn, answer: string) => RefundChange>

const LETTER_OF = {
  accept: 'accepted',
  reject: 'rejected',
  pay: 'paid',
  'ask-document': 'document-requested',
} as const satisfies Record<AgentAction, RefundLetter>

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
  words = '',
): Promise<RefundRow> => {
  const key = { cityId: city.cityId, refundId }
  const row = await changeRefund(deps, key, action, turn => WRITES[action](turn, words))
  if (row === null) throw await refusalOf(deps, city, refundId)
  await postQuietly(deps, city.cityId, `refund ${action}`, refundMail(LETTER_OF[action], city, row, words))
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
): Promise<RefundRow> => decide(deps, city, refundId, 'reject', requiredWords(answer, 'answer'))

/** The document cannot be used: another one is asked, with the reason. */
export const askRefundDocument = async (
  deps: Deps,
  city: City,
  refundId: string,
  reason: string,
): Promise<RefundRow> => decide(deps, city, refundId, 'ask-document', requiredWords(reason, 'reason'))
