import { renewalNote as noteOfRefusal, type RenewalNote } from '@parvis/shared-kernel/messages/renewal-note'
import type { RightView } from './right-view.model.ts'

/** Why renewal is not offered though its time has come (D3, D20). */
export function renewalNote({ right, rules }: Pick<RightView, 'right' | 'rules'>): RenewalNote | null {
  const renewal = rules.find(({ action }) => action === 'renew')
  return !renewal || renewal.allowed ? null : noteOfRefusal(right, renewal.reason, renewal.nextPlanName)
}
