import {
  isRequestedAgain,
  type RenewalRefusal,
  type Right,
  type RuleRefusal,
} from '@parvis/shared-kernel/orders'
import type { renewalFr } from './renewal.fr.ts'

type RenewalMessageId = keyof typeof renewalFr
type Reason = RenewalRefusal | RuleRefusal

const DEFAULT_NOTES: Readonly<Partial<Record<Reason, RenewalMessageId>>> = {
  'not-owner': 'renewal.not-owner',
  'already-renewed': 'renewal.already',
  'plate-change-under-review': 'renewal.plates-under-review',
  'plan-unknown': 'renewal.plan-unknown',
  'next-plan-unknown': 'renewal.plan-unknown',
  'plan-deleted': 'renewal.plan-unknown',
  'plan-closed': 'renewal.closed',
  'plan-not-public': 'renewal.not-renewable',
  'plan-not-renewable': 'renewal.not-renewable',
  'zone-gone': 'renewal.zone',
}

const NEXT_PLAN_NOTES: typeof DEFAULT_NOTES = {
  'plan-deleted': 'renewal.next-not-renewable',
  'plan-closed': 'renewal.next-not-open',
  'plan-not-public': 'renewal.next-not-renewable',
  'plan-not-renewable': 'renewal.next-not-renewable',
  'zone-gone': 'renewal.next-zone',
}

const AGAIN_NOTES: typeof DEFAULT_NOTES = {
  ...DEFAULT_NOTES,
  'plan-unknown': 'renewal.again.closed',
  'plan-deleted': 'renewal.again.closed',
  'plan-closed': 'renewal.again.closed',
  'plan-not-public': 'renewal.again.closed',
  'not-owner': 'renewal.again.not-owner',
  'already-renewed': 'renewal.again.already',
}

export interface RenewalNote {
  readonly id: RenewalMessageId
  readonly values: Readonly<Record<string, string>>
}

/**
 * Why a right is not renewed though its time has come: names the next plan, else the default message (D3, D20). Null
 * for a reason that depends on time or on the right's status.
 */
export function renewalNote(
  right: Pick<Right, 'status'>,
  reason: Reason,
  nextPlanName: string | null,
): RenewalNote | null {
  const isAgain = isRequestedAgain(right)
  const next = isAgain || nextPlanName === null ? undefined : NEXT_PLAN_NOTES[reason]
  if (next && nextPlanName !== null) return { id: next, values: { nextPlan: nextPlanName } }
  const id = (isAgain ? AGAIN_NOTES : DEFAULT_NOTES)[reason]
  return id ? { id, values: {} } : null
}
