import type { Offer } from '../offers/index.ts'
import { planPath } from '../paths/index.ts'
import type { Definition } from '../tickets/index.ts'
import { type Instant, instant } from '../time/index.ts'
import type { DraftListWire } from '../wire/index.ts'
import { draftProcedure } from './draft-procedure.ts'

/** A request that was begun and not sent. */
export interface PendingDraft {
  readonly procedure: string
  readonly plan: Offer | Definition
  readonly savedAt: Instant
  readonly keptUntil: Instant
  /** Resumes at the step where it was left. */
  readonly href: string
}

/**
 * Id of the renewed right, which a renewal's procedure appends to the plan; '' for a new request, null for another
 * plan.
 */
const renewedOf = (procedure: string, plan: Offer | Definition): string | null => {
  const own = draftProcedure(plan.kind === 'offer' ? 'subscription' : 'ticket', plan.id)
  if (procedure === own) return ''
  return procedure.startsWith(`${own}:`) ? procedure.slice(own.length + 1) : null
}

/**
 * Drafts of requests, each with its plan; drafts of plans no longer offered are left out.
 * Drafts of other procedures (completion, plate change) are shown with their right.
 */
export const pendingDrafts = (
  drafts: Readonly<DraftListWire>,
  plans: readonly (Offer | Definition)[],
): readonly PendingDraft[] =>
  drafts.flatMap(({ procedure, updatedAt, keptUntil }) => {
    const plan = plans.find(one => renewedOf(procedure, one) !== null)
    if (plan === undefined) return []
    const [savedAt, until] = [instant(updatedAt), instant(keptUntil)]
    if (savedAt === null || until === null) return []
    const renewed = renewedOf(procedure, plan)
    const query = new URLSearchParams({ ...(renewed && { renew: renewed }), step: 'resume' })
    return [{ procedure, plan, savedAt, keptUntil: until, href: `${planPath(plan)}?${query}` }]
  })
