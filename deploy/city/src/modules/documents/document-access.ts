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
import { findMedia, isFileKept } from '../evidence/evidence.repo.ts'
import { findRefund } from '../refunds/refund.repo.ts'
import { caseOfRefund } from '../refunds/refund.service.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findVisibleRight, type RightRow } from '../rights/right.repo.ts'
import { readRight } from '../rights/right.service.ts'
import type { Session } from '../session/session.service.ts'
import { paymentsOf } from './payments-of.ts'
import { rightOfOperation } from './right-of-operation.ts'

/** A caller who asks for a document in a city; visitors have no session. */
export interface Asker {
  city: City
  session: Session | null
  /** Returns the cases of a kind that they hold now. */
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

/** Whether the operation is a completed payment of a right that the caller can see. */
const paymentOfRight: MayOpen = async (deps, { city, session }, operationId) => {
  const rightId = session && (await rightOfOperation(deps, city, operationId))
  if (!rightId) return false
  const row = await findVisibleRight(deps.db, city.cityId, session.subscriberId, rightId)
  if (row === undefined) return false
  const payments = await paymentsOf(deps, city, row.kind, rightId)
  return payments.some(payment => payment.operationId === operationId)
}

/** Refused here, since a link could only save an error as a file: a document's file is deleted before its row. */
const ownMedia: MayOpen = async ({ db }, { city, session }, id) => {
  const media = session && (await findMedia(db, city.cityId, session.subscriberId, id))
  if (!media) return false
  if (!(await isFileKept(db, media.urn))) throw new Refusal(409, 'EvidenceNoLongerAvailable')
  return true
}

/** Papers of an appeal are for its holder alone: they name the appellant and quote the statement (D16). */
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

/** Tells a caller who sees the right why it has no proof: it was free, or is not granted. */
const NO_PROOF = 'OrderInvoiceNotAllowed' as const

const MAY_OPEN = {
  'subscription-proof': rightDocument('subscription', hasProof, NO_PROOF),
  'subscription-plate-history': rightDocument('subscription', hasPlateHistory),
  'ticket-proof': rightDocument('ticket', hasProof, NO_PROOF),
  'ticket-plate-history': rightDocument('ticket', hasPlateHistory),
  'payment-receipt': paymentOfRight,
  refund: heldRefund,
  // A draft has no receipt.
  'recourse-receipt': ofAppeal(async ({ filed_at: filedAt }) => filedAt !== null),
  'recourse-complement': ofAppeal(
    async ({ appeal_id: id }, { db }) => (await findLastComplement(db, id)) !== undefined,
  ),
  'recourse-answer': ofAppeal(async ({ answered_at: answeredAt }) => answeredAt !== null),
  evidence: ownMedia,
} satisfies Record<DocumentKind, MayOpen>

/**
 * Whether the caller may see the document now; false if it does not exist. Refuses the proof of a visible right that has
 * none (`OrderInvoiceNotAllowed`) and a file that was erased (`EvidenceNoLongerAvailable`).
 */
export const mayOpenDocument = (deps: Deps, asker: Asker, kind: DocumentKind, id: string): Promise<boolean> =>
  MAY_OPEN[kind](deps, asker, id)

/** How a caller opened a case when they requested a document ticket: their account, and the hash of a secret. */
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
 * Whether the credentials of a document ticket still open the case's paper: within the ticket's minute the link may
 * have been replaced or ended. Papers of rights, and files, check access when they are made.
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
