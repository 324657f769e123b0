import { offerId } from '@parvis/shared-kernel/ids'
import type { RightAction, RightStatus } from '@parvis/shared-kernel/orders'
import { aSubscription, NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { renewalNote } from './renewal-note.model.ts'

const noteOf = (rules: readonly RightAction[], status: RightStatus = 'granted') =>
  renewalNote({ right: aSubscription({ status }), rules })
const refusal = (reason: string, nextPlanName: string | null): RightAction =>
  ({ action: 'renew', allowed: false, reason, nextPlanName }) as RightAction

test.each([
  ['plan-unknown', null, 'renewal.plan-unknown'],
  ['next-plan-unknown', null, 'renewal.plan-unknown'],
  ['plan-not-renewable', null, 'renewal.not-renewable'],
  ['plan-not-public', null, 'renewal.not-renewable'],
  ['plan-closed', null, 'renewal.closed'],
  ['zone-gone', null, 'renewal.zone'],
  ['not-owner', null, 'renewal.not-owner'],
  ['already-renewed', null, 'renewal.already'],
  ['plate-change-under-review', null, 'renewal.plates-under-review'],
  ['plan-closed', 'Soins', 'renewal.next-not-open'],
  ['plan-not-renewable', 'Soins', 'renewal.next-not-renewable'],
  ['zone-gone', 'Soins', 'renewal.next-zone'],
] as const)('a renewal refused for %s (next plan: %s) says why', (reason, nextPlan, id) => {
  expect(noteOf([refusal(reason, nextPlan)])).toEqual({ id, values: nextPlan ? { nextPlan } : {} })
})

test('nothing is explained when renewal is offered, or nobody expects it', () => {
  expect(
    noteOf([{ action: 'renew', allowed: true, planId: offerId('next'), startsAt: NOW, notBefore: null }]),
  ).toBeNull()
  expect(noteOf([refusal('too-early', null)])).toBeNull()
  expect(noteOf([])).toBeNull()
})

test.each([
  ['plan-closed', 'Soins', 'renewal.again.closed'],
  ['plan-unknown', null, 'renewal.again.closed'],
  ['already-renewed', null, 'renewal.again.already'],
  ['not-owner', null, 'renewal.again.not-owner'],
] as const)(
  'a rejected request, not made again for %s (next plan: %s), is not called a renewal',
  (reason, next, id) => {
    expect(noteOf([refusal(reason, next)], 'rejected')).toEqual({ id, values: {} })
  },
)
