import type { Claim, Fine, FineVersion } from '@parvis/shared-kernel/fines'
import { fineId, operationId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aBareFine, aClaim } from '@parvis/shared-kernel/testing'
import { instant } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import { historyOf } from './history.model.ts'

const at = (day: string) => instant(`2026-11-${day}T10:00:00Z`)!
const version = (day: string | null): FineVersion => ({
  issuedAt: day === null ? null : at(day),
  price: cents(3500),
  reducedPrice: null,
  reducedUntil: null,
  payments: [],
})
const claim = (status: Claim['status'], day: string) => aClaim({ status, date: at(day) })
const fine = (versions: Fine['versions'], claims: readonly Claim[] = []) =>
  aBareFine({
    id: fineId('21380990000016261320004001'),
    versions,
    claims,
  })
const payment = (day: string | null, amount = 1700) => ({
  amount: cents(amount),
  paidAt: day === null ? null : at(day),
  operationId: operationId(`op ${day}`),
})
const kinds = (subject: Fine, now = at('30')) =>
  historyOf(subject, now).map(item => {
    if (item.kind === 'claim') return item.status
    if (item.kind === 'payout') return `back ${item.amount}`
    if (item.kind === 'payment') return `${item.payment.place} ${item.payment.amount}`
    return [item.isCorrection ? 'correction' : 'issue', item.isInForce].join(' ')
  })

describe('the history of a fine', () => {
  it('puts a contestation between the notice and the correction that it brought', () => {
    expect(kinds(fine([version('01'), version('12')], [claim('accepted', '05')]))).toEqual([
      'issue false',
      'filed',
      'correction true',
      'accepted',
    ])
  })

  it('puts a decision on its own day, what is asked on its last one, and what went back on its own', () => {
    const decided = { ...claim('rejected', '05'), decidedAt: at('20') }
    expect(kinds(fine([version('01'), version('12')], [decided]))).toEqual([
      'issue false',
      'filed',
      'correction true',
      'rejected',
    ])
    const asked = { ...claim('complement-requested', '05'), dueAt: at('25') }
    expect(kinds(fine([version('01')], [asked]))).toEqual(['issue true', 'filed', 'complement-requested'])
    const back = { ...fine([version('01')]), payouts: [{ amount: cents(1700), paidAt: at('21') }] }
    expect(kinds(back)).toEqual(['issue true', 'back 1700'])
  })

  it('tells a rejection by silence on its day, once that has passed', () => {
    const unanswered = { ...claim('filed', '05'), implicitRejectionAt: at('20') }
    expect(kinds(fine([version('01')], [unanswered]), at('20'))).toEqual(['issue true', 'filed'])
    expect(kinds(fine([version('01')], [unanswered]), at('21'))).toEqual(['issue true', 'filed', 'silent'])
  })

  it('has no event where nobody contested', () => {
    expect(kinds(fine([version('01')], [claim('none', '01')]))).toEqual(['issue true'])
  })

  it('puts each payment on its day, and one of an unknown day at the end', () => {
    const subject = fine(
      [{ ...version('01'), payments: [payment('08')] }, version('12')],
      [claim('filed', '05')],
    )
    const paid = {
      ...subject,
      agencyPayments: [payment(null, 300)],
      debtRecoveryPayments: [payment('20', 500)],
    }
    expect(kinds(paid)).toEqual([
      'issue false',
      'filed',
      'city 1700',
      'correction true',
      'recovery 500',
      'agency 300',
    ])
  })

  it('leaves an undated version in its place, whatever was paid', () => {
    const subject = fine([version('05'), version(null)])
    const paid = { ...subject, agencyPayments: [payment(null), payment('09')] }
    expect(kinds(paid)).toEqual(['issue false', 'correction true', 'agency 1700', 'agency 1700'])
  })

  it('leaves undated versions as the city tells them', () => {
    expect(kinds(fine([version(null), version(null)]))).toEqual(['issue false', 'correction true'])
  })
})
