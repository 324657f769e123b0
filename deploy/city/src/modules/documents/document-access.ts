import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { hasPlateHistory, hasProof, type RightRule } from '@parvis/shared-kernel/orders'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { findAppeal } from '../appeals/appeal.repo.ts'
import { findLastComplement } from '../appeals/complement.repo.ts'
import type { City } from '../config/city.ts'
import { findMedia } from '../evidence/evidence.repo.ts'
import { findRefund } from '../refunds/refund.repo.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findVisibleRight, type RightRow } from '../rights/right.repo.ts'
import { readRight } from '../rights/right.service.ts'
import type { Session } from '../session/session.service.ts'

/** Who asks for a document, in which city; a visitor has no session. */
export interface Asker {
  city: City
  session: Session | null
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

const ownMedia: MayOpen = async ({ db }, { city, session }, id) =>
  session !== null && (await findMedia(db, city.cityId, session.subscriberId, id)) !== undefined

/** Of a draft there is nothing to receipt. */
const filedAppeal: MayOpen = async ({ db }, { city }, id) => {
  const appeal = await findAppeal(db, city.cityId, id)
  return appeal !== undefined && appeal.filed_at !== null
}

const askedComplement: MayOpen = async ({ db }, { city }, id) => {
  const appeal = await findAppeal(db, city.cityId, id)
  return appeal !== undefined && (await findLastComplement(db, id)) !== undefined
}

/** Who sees the right is told why there is nothing to open: it was free, or is not granted. */
const NO_PROOF = 'OrderInvoiceNotAllowed' as const

/** The ids of refunds and appeals cannot be guessed: whoever names one was given it (API.md). */
const MAY_OPEN = {
  'subscription-proof': rightDocument('subscription', hasProof, NO_PROOF),
  'subscription-plate-history': rightDocument('subscription', hasPlateHistory),
  'ticket-proof': rightDocument('ticket', hasProof, NO_PROOF),
  'ticket-plate-history': rightDocument('ticket', hasPlateHistory),
  refund: async ({ db }, { city }, id) => (await findRefund(db, city.cityId, id)) !== undefined,
  'recourse-receipt': filedAppeal,
  'recourse-complement': askedComplement,
  evidence: ownMedia,
} satisfies Record<DocumentKind, MayOpen>

/**
 * Whether this caller may see this document at this moment; what does not exist is a plain no. Refuses the proof of a
 * right that the caller sees and that has none.
 */
export const mayOpenDocument = (deps: Deps, asker: Asker, kind: DocumentKind, id: string): Promise<boolean> =>
  MAY_OPEN[kind](deps, asker, id)
