import { type AppealAction, amountDue } from '@parvis/shared-kernel/fines'
import { addDays, dayOf, endOfDay, type Instant } from '@parvis/shared-kernel/time'
import { at, type Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { requiredText } from '../fines/agent-text.ts'
import { correctFineIn } from '../fines/fine.agent.ts'
import { findFine } from '../fines/fine.repo.ts'
import { moveClaim } from '../fines/fine-write.repo.ts'
import { openRefundIn } from '../refunds/refund.agent.ts'
import type { RefundRow } from '../refunds/refund.repo.ts'
import { writeAboutRefund } from '../refunds/refund-mail.ts'
import { type AppealRow, hasGrantedSibling, updateAppeal } from './appeal.repo.ts'
import { type AppealTurn, changeAppeal, recordAppealEvent } from './appeal-change.ts'
import { type AppealLetter, writeToAppellants } from './appeal-mail.ts'
import { insertComplement } from './complement.repo.ts'
import { readAppealById } from './held-appeal.ts'

type Decision = Extract<AppealAction, 'accept' | 'reject' | 'transfer'>

const CLAIM_OF = {
  accept: 'ACCEPTED',
  reject: 'REJECTED',
  transfer: 'TRANSFERRED',
} as const satisfies Record<Decision, Schema['fine_claims']['status']>

const LETTER_OF = {
  accept: 'accepted',
  reject: 'rejected',
  transfer: 'transferred',
} as const satisfies Record<Decision, AppealLetter>

const EVENT_OF = {
  accept: 'appeal-accepted',
  reject: 'appeal-rejected',
  transfer: 'appeal-transferred',
} as const satisfies Record<Decision, string>

const ANSWERED: readonly AppealRow['state'][] = ['accepted', 'rejected', 'transferred']

const refusalOf = async (deps: Deps, city: City, appealId: string): Promise<Refusal> => {
  const { state } = await readAppealById(deps, { cityId: city.cityId, appealId })
  const isAnswered = ANSWERED.includes(state)
  return new Refusal(409, isAnswered ? 'OrderDecisionAlreadyExists' : 'OrderDecisionNotExpected')
}

const writeDecision = async (turn: AppealTurn, decision: Decision, answer: string): Promise<void> => {
  const { db, appeal, next, now } = turn
  await updateAppeal(db, appeal.appeal_id, {
    state: next,
    answer,
    answered_at: at(now),
    updated_at: at(now),
  })
  if (appeal.claim_position !== null)
    await moveClaim(db, appeal.fine_id, appeal.claim_position, CLAIM_OF[decision])
  await recordAppealEvent(turn, EVENT_OF[decision])
}

interface Effect {
  /** False if another granted appeal has already changed the fine. */
  isEffective: boolean
  refund: RefundRow | null
}

type Aftermath = (turn: AppealTurn) => Promise<Effect>

const NO_EFFECT: Effect = { isEffective: false, refund: null }

/** The decision; only the agent learns whether it changed the fine. */
interface Decided {
  row: AppealRow
  isEffective: boolean
}

const decide = async (
  deps: Deps,
  city: City,
  appealId: string,
  decision: Decision,
  answer: string,
  aftermath: Aftermath = async () => NO_EFFECT,
): Promise<Decided> => {
  const text = requiredText(answer, 'answer')
  const key = { cityId: city.cityId, appealId }
  const done = await changeAppeal(deps, key, decision, async turn => {
    await writeDecision(turn, decision, text)
    const { isEffective, refund } = await aftermath(turn)
    const row = await readAppealById(turn, key)
    await writeToAppellants({ ...turn, city }, row, LETTER_OF[decision], { text })
    if (refund !== null) await writeAboutRefund({ ...turn, city }, refund, 'document-requested')
    return { row, isEffective }
  })
  if (done === null) throw await refusalOf(deps, city, appealId)
  return done
}

/**
 * A corrected notice lowers the price, and any excess paid is refunded to the payer without a request: the appellant
 * need not be the payer. If several people contest one notice, only the first granted appeal lowers it; an agent who
 * wants another price corrects the fine.
 */
const lowerPrice =
  (city: City, price: number): Aftermath =>
  async ({ db, appeal, now }) => {
    if (await hasGrantedSibling(db, appeal)) return NO_EFFECT
    const fine = await findFine(db, city.cityId, appeal.fine_id)
    // The reduced price, while it applies or was paid in time: a granted appeal asks for no more than before.
    const current = fine === null ? 0 : amountDue(fine, now).price
    // An appeal on a fine that already costs nothing can still be granted; any other price must fall.
    if (price >= current && current > 0)
      throw badRequest([{ path: 'price', message: 'Must be below the price' }])
    const terms = { price, reducedPrice: null, reducedUntil: null }
    if (price < current) await correctFineIn(db, city, appeal.fine_id, terms, now)
    const { fine_id: fineId, appeal_id: appealId } = appeal
    const refund = await openRefundIn(db, { cityId: city.cityId, fineId, appealId, now })
    return { isEffective: true, refund }
  }

/** Grants an appeal: nothing is due any more, or the lower price that the agent gives, in cents. */
export const acceptAppeal = (
  deps: Deps,
  city: City,
  appealId: string,
  { answer, price = 0 }: { answer: string; price?: number },
): Promise<Decided> => decide(deps, city, appealId, 'accept', answer, lowerPrice(city, price))

export const rejectAppeal = async (
  deps: Deps,
  city: City,
  appealId: string,
  answer: string,
): Promise<AppealRow> => (await decide(deps, city, appealId, 'reject', answer)).row

/** Transfers an appeal to the competent authority. */
export const transferAppeal = async (
  deps: Deps,
  city: City,
  appealId: string,
  answer: string,
): Promise<AppealRow> => (await decide(deps, city, appealId, 'transfer', answer)).row

export interface ComplementRequest {
  message: string
  pieces: readonly { name: string; mandatory: boolean }[]
  /** Whole days in the city's time zone from today; default 15. */
  days?: number
}

const USUAL_DAYS = 15

const dueAtOf = (now: Instant, days: number, { timeZone }: City): Instant =>
  endOfDay(addDays(dayOf(now, timeZone), days), timeZone)

/** Asks for a complement; the citizen's answer returns the appeal to `filed`. */
export const askComplement = async (
  deps: Deps,
  city: City,
  appealId: string,
  { message, pieces, days = USUAL_DAYS }: ComplementRequest,
): Promise<AppealRow> => {
  const text = requiredText(message, 'message')
  if (!Number.isInteger(days) || days < 1) throw badRequest([{ path: 'days', message: 'Wrong value' }])
  const key = { cityId: city.cityId, appealId }
  const done = await changeAppeal(deps, key, 'ask-complement', async turn => {
    const dueAt = dueAtOf(turn.now, days, city)
    const asked = pieces.map((piece, index) => ({ ...piece, id: `piece-${index + 1}` }))
    await insertComplement(turn.db, { appealId, requestedAt: turn.now, dueAt, message: text, pieces: asked })
    await updateAppeal(turn.db, appealId, { state: turn.next, updated_at: at(turn.now) })
    await recordAppealEvent(turn, 'appeal-complement-requested')
    const row = await readAppealById(turn, key)
    await writeToAppellants({ ...turn, city }, row, 'complement-requested', { text, dueAt, pieces })
    return row
  })
  if (done === null) throw await refusalOf(deps, city, appealId)
  return done
}
