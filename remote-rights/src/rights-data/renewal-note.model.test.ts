import { offerId } from '@parvis/shared-kernel/ids'
import type { RightAction } from '@parvis/shared-kernel/orders'
import { NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { renewalNote } from './renewal-note.model.ts'

const refusal = (reason: string, nextPlanName: string | null): RightAction =>
  ({ action: 'renew', allowed: false, reason, nextPlanName }) as RightAction

test.each([
  ['plan-unknown', null, 'renewal.plan-unknown'],
  ['next-plan-unknown', null, 'renewal.plan-unknown'],
  ['plan-not-renewable', null, 'renewal.not-renewable'],
  ['plan-not-public', null, 'renewal.not-renewable'],
  ['plan-closed', null, 'renewal.not-open'],
  ['zone-gone', null, 'renewal.zone'],
  ['plan-closed', 'Soins', 'renewal.next-not-open'],
  ['plan-not-renewable', 'Soins', 'renewal.next-not-renewable'],
  ['zone-gone', 'Soins', 'renewal.next-zone'],
] as const)('a renewal refused for %s (next plan: %s) says why', (reason, nextPlan, id) => {
  expect(renewalNote([refusal(reason, nextPlan)])).toEqual({ id, values: nextPlan ? { nextPlan } : {} })
})

test('nothing is explained when renewal is offered, or nobody expects it', () => {
  expect(renewalNote([{ action: 'renew', allowed: true, planId: offerId('next'), startsAt: NOW }])).toBeNull()
  expect(renewalNote([refusal('too-early', null)])).toBeNull()
  expect(renewalNote([])).toBeNull()
})
