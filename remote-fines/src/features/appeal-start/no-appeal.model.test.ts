import { inDays } from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { type FineWire, fineFromWire } from '@parvis/shared-kernel/wire'
import { expect, it } from 'vitest'
import { fakeFine } from '../../testing/fake-fine.ts'
import { noAppealReason } from './no-appeal.model.ts'

const NOW = instantFromMs(Date.now())

it.each([
  ['a claim on paper', { claims: [{ type: 'RAPO', status: 'FILLED' }] }, 'already-contested'],
  ['debt recovery', { debtRecoveryPayments: [{ paymentAmount: 10 }] }, 'in-recovery'],
  ['a price of nothing', { versions: [{ finePrice: 0 }] }, 'settled'],
  ['a month that is over', { appealDeadline: inDays(-1) }, 'deadline-passed'],
] as const)('the code of the city is told as what it means: %s', (_, change, reason) => {
  const fine = fineFromWire(fakeFine(change) as FineWire)
  expect(noAppealReason(fine, null, 'AppealNotAllowed', NOW)).toBe(reason)
})

it.each([
  ['AppealDeadlinePassed', 'deadline-passed'],
  ['AppealNotAllowed', 'other'],
  [null, 'other'],
])('where only the city knows, %s means %s', (code, reason) => {
  expect(noAppealReason(fineFromWire(fakeFine() as FineWire), null, code, NOW)).toBe(reason)
})

it.each([
  ['of whoever asks', 'holder', 'already-contested'],
  ['of a city that guards none', 'unguarded', 'already-contested'],
  ['of somebody else', 'stranger', 'other'],
] as const)('an appeal %s is a reason or not', (_, access, reason) => {
  const fine = fineFromWire(fakeFine() as FineWire)
  expect(noAppealReason(fine, { state: 'filed', access }, null, NOW)).toBe(reason)
})
