import type { RightAction } from '@parvis/shared-kernel/orders'
import type { RightWordId, Sentence } from '../words.ts'

const DEFAULT_NOTES = {
  'plan-unknown': 'renewal.plan-unknown',
  'next-plan-unknown': 'renewal.plan-unknown',
  'plan-deleted': 'renewal.plan-unknown',
  'plan-closed': 'renewal.not-open',
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

/** Why renewal is not offered though its time has come: names the next plan, else the default message (D3). */
export function renewalNote(actions: readonly RightAction[]): Sentence<RightWordId> | null {
  const renewal = actions.find(({ action }) => action === 'renew')
  if (!renewal || renewal.allowed) return null
  const { reason, nextPlanName } = renewal
  const next = nextPlanName === null ? null : noteOf(NEXT_PLAN_NOTES, reason)
  if (next) return { id: next, values: { nextPlan: nextPlanName ?? '' } }
  const id = noteOf(DEFAULT_NOTES, reason)
  return id && { id, values: {} }
}
