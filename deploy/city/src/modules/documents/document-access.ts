import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { hasPlateHistory, hasProof, type RightRule } from '@parvis/shared-kernel/orders'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { type AppealRow, findAppeal } from '../appeals/appeal.repo.ts'
import { findLastComplement } from '../appeals/complement.repo.ts'
import { caseOfAppeal } from '../appeals/held-appeal.ts'
import { type Holder, holds } from '../cases/case-holder.ts'
import { type CaseKind, caseOfKeyHash } from '../cases/case-key.repo.ts'
import type { City } from '../config/city.ts'
import { findMedia } from '../evidence/evidence.repo.ts'
import { findRefund } from '../refunds/refund.repo.ts'
import { caseOfRefund } from '../refunds/refund.service.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findVisibleRight, type RightRow } from '../rights/right.repo.ts'
import { readRight } from '../rights/right.service.ts'
import type { Session } from '../session/session.service.ts'
import { paymentsOf } from './payments-of.ts'
import { rightOfOperation } from './right-of-operation.ts'

/** Who asks for a document, in which city; a visitor has no session. */
export interface Asker {
  city: City
  session: Session | null
  /** Which cases of a kind they hold now. */
  holder: (kind: CaseKind) => Promise<Holder>
}

type MayOpen = (deps: Deps, asker: Asker, id: string) => Promise<boolean>

const rightDocument =
  (kind: RightRow['kind'], rule: RightRule, refusal?: ErrorCode): MayOpen =>
  async (deps, { city, session }, id) => {
    if (session === null) return false
    const row = await findVisibleRight(deps.db, city.cityId, session.subscriberId, id)
    if (row === undefined || row.kind !== kind) return false
    const right = await readRight(deps, city, session, row)
    const { allowed } = rule(right, await planOf(deps.db, row), deps.clock.now())
    if (!allowed && refusal !== undefined) throw new Refusal(409, refusal)
    return allowed
  }

/** Of a right that the asker sees, and of which a payment has this number and has arrived. */
const paymentOfRight: MayOpen = async (deps, { city, session }, operationId) => {
  const rightId = session && (await rightOfOperation(deps, city, operationId))
  if (!rightId) return false
  const row = await findVisibleRight(deps.db, city.cityId, session.subscriberId, rightId)
  if (row === undefined) return false
  const payments = await paymentsOf(deps, city, row.kind, rightId)
  return payments.some(payment => payment.operationId === operationId)
}

const ownMedia: MayOpen = async ({ db }, { city, session }, id) =>
  session !== null && (await findMedia(db, city.cityId, session.subscriberId, id)) !== undefined

/** A paper of an appeal, for whoever holds it: it names who appeals, and quotes what was written (D16). */
const ofAppeal =
  (exists: (appeal: AppealRow, deps: Deps) => Promise<boolean>): MayOpen =>
  async (deps, { city, holder }, id) => {
    const appeal = await findAppeal(deps.db, city.cityId, id)
    if (appeal === undefined || !(await exists(appeal, deps))) return false
    return holds(await holder('appeal'), caseOfAppeal(appeal))
  }

const heldRefund: MayOpen = async (deps, { city, holder }, id) => {
  const refund = await findRefund(deps.db, city.cityId, id)
  if (refund === undefined) return false
  return holds(await holder('refund'), caseOfRefund(refund))
}

/** Who sees the right is told why there is nothing to open: it was free, or is not granted. */
const NO_PROOF = 'OrderInvoiceNotAllowed' as const

const MAY_OPEN = {
  'subscription-proof': rightDocument('subscription', hasProof, NO_PROOF),
  'subscription-plate-history': rightDocument('subscription', hasPlateHistory),
  'ticket-proof': rightDocument('ticket', hasProof, NO_PROOF),
  'ticket-plate-history': rightDocument('ticket', hasPlateHistory),
  'payment-receipt': paymentOfRight,
  refund: heldRefund,
  // Of a draft there is nothing to receipt.
  'recourse-receipt': ofAppeal(async ({ filed_at: filedAt }) => filedAt !== null),
  'recourse-complement': ofAppeal(
    async ({ appeal_id: id }, { db }) => (await findLastComplement(db, id)) !== undefined,
  ),
  'recourse-answer': ofAppeal(async ({ answered_at: answeredAt }) => answeredAt !== null),
  evidence: ownMedia,
} satisfies Record<DocumentKind, MayOpen>

/**
 * Whether this caller may see this document at this moment; what does not exist is a plain no. Refuses the proof of a
 * right that the caller sees and that has none.
 */
export const mayOpenDocument = (deps: Deps, asker: Asker, kind: DocumentKind, id: string): Promise<boolean> =>
  MAY_OPEN[kind](deps, asker, id)

/** By what somebody opened a case when they asked for a ticket: their account, and the hash of a secret. */
export interface CaseMeans {
  subscriberId: string | null
  caseKeyHash: string | null
}

const OF_CASES: readonly DocumentKind[] = [
  'refund',
  'recourse-receipt',
  'recourse-complement',
  'recourse-answer',
]

/**
 * Whether the paper of a case may still be opened by what its ticket was given for: in the minute between, the link may have
 * been replaced or ended. Papers of rights, and files, ask their own question when they are made.
 */
export const mayStillOpen = async (
  deps: Deps,
  city: City,
  kind: DocumentKind,
  id: string,
  { subscriberId, caseKeyHash }: CaseMeans,
): Promise<boolean> => {
  if (!OF_CASES.includes(kind)) return true
  const { db, clock } = deps
  const holder = async (ofKind: CaseKind): Promise<Holder> => {
    const name = { cityId: city.cityId, kind: ofKind }
    const caseId = caseKeyHash === null ? null : await caseOfKeyHash(db, name, caseKeyHash, clock.now())
    return { subscriberId, caseId }
  }
  return mayOpenDocument(deps, { city, session: null, holder }, kind, id)
}
