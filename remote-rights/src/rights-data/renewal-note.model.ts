import type { RightMessageId, Sentence } from '../use-messages.ts'
import type { RightView } from './right-view.model.ts'

const DEFAULT_NOTES = {
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
} as const

const NEXT_PLAN_NOTES = {
  'plan-deleted': 'renewal.next-not-renewable',
  'plan-closed': 'renewal.next-not-open',
  'plan-not-public': 'renewal.next-not-renewable',
  'plan-not-renewable': 'renewal.next-not-renewable',
  'zone-gone': 'renewal.next-zone',
} as const

const noteOf = <Notes extends object>(notes: Notes, reason: string): Notes[keyof Notes] | null =>
  Object.hasOwn(notes, reason) ? notes[reason as keyof Notes] : null

/** A rejected right was never held, so its messages speak of requesting again, not of renewing. */
const REJECTED_NOTES = {
  ...DEFAULT_NOTES,
  'plan-unknown': 'renewal.again.closed',
  'plan-deleted': 'renewal.again.closed',
  'plan-closed': 'renewal.again.closed',
  'plan-not-public': 'renewal.again.closed',
  'not-owner': 'renewal.again.not-owner',
  'already-renewed': 'renewal.again.already',
} as const

/** Why renewal is not offered though its time has come: names the next plan, else the default message (D3, D20). */
export function renewalNote({
  right,
  rules,
}: Pick<RightView, 'right' | 'rules'>): Sentence<RightMessageId> | null {
  const renewal = rules.find(({ action }) => action === 'renew')
  if (!renewal || renewal.allowed) return null
  const { reason, nextPlanName } = renewal
  if (right.status === 'rejected') {
    const again = noteOf(REJECTED_NOTES, reason)
    return again && { id: again, values: {} }
  }
  const next = nextPlanName === null ? null : noteOf(NEXT_PLAN_NOTES, reason)
  if (next) return { id: next, values: { nextPlan: nextPlanName ?? '' } }
  const id = noteOf(DEFAULT_NOTES, reason)
  return id && { id, values: {} }
}
