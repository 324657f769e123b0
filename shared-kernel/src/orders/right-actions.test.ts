import { describe, expect, test } from 'vitest'
import { offerId, operationId, zoneId } from '../ids/index.ts'
import { NO_MONEY } from '../money/index.ts'
import { aDefinition, aMoment, anOffer, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { rightActions } from './right-actions.ts'

const said = (actions: ReturnType<typeof rightActions>) =>
  actions.map(action => (action.allowed ? action.action : `${action.action}: ${action.reason}`))

describe('the one action list', () => {
  const december = aMoment('2026-12-20T12:00:00+01:00')
  test.each([
    [
      'a subscription to pay',
      aSubscription({ status: 'awaiting-payment' }),
      anOffer(),
      NOW,
      ['pay', 'cancel'],
    ],
    [
      'a subscription that asks evidence',
      aSubscription({ status: 'awaiting-evidence' }),
      anOffer(),
      NOW,
      ['complete'],
    ],
    [
      'a subscription in the middle of its validity',
      aSubscription(),
      anOffer(),
      NOW,
      [
        'edit-plates',
        'request-plate-change',
        'download-proof',
        'download-plate-history',
        'share',
        'cancel: started',
      ],
    ],
    [
      'a subscription near its end whose plan is closed says why it cannot be renewed',
      aSubscription(),
      anOffer({ isOpen: false, canCancelBeforeStart: false }),
      december,
      [
        'renew: plan-closed',
        'edit-plates',
        'request-plate-change',
        'download-proof',
        'download-plate-history',
        'share',
      ],
    ],
    [
      'a subscription near its end whose plan is gone',
      aSubscription(),
      null,
      december,
      ['renew: plan-unknown', 'download-proof', 'download-plate-history'],
    ],
    [
      'a subscription with a plate under review',
      aSubscription({ status: 'plate-under-review' }),
      anOffer(),
      NOW,
      [
        'edit-plates: plate-change-under-review',
        'request-plate-change: plate-change-under-review',
        'download-proof',
        'download-plate-history',
        'share',
      ],
    ],
    [
      'a subscription with a plate under review near its end says why it cannot be renewed',
      aSubscription({ status: 'plate-under-review' }),
      anOffer(),
      december,
      [
        'renew: plate-change-under-review',
        'edit-plates: plate-change-under-review',
        'request-plate-change: plate-change-under-review',
        'download-proof',
        'download-plate-history',
        'share',
      ],
    ],
    [
      'another’s subscription near its end',
      aSubscription({ canWithdraw: true }),
      anOffer(),
      december,
      [
        'renew: not-owner',
        'edit-plates',
        'request-plate-change',
        'download-proof',
        'download-plate-history',
        'withdraw',
      ],
    ],
    [
      'another’s subscription that asks evidence',
      aSubscription({ status: 'awaiting-evidence', canWithdraw: true }),
      anOffer(),
      NOW,
      [],
    ],
    ['a rejected subscription', aSubscription({ status: 'rejected' }), anOffer(), NOW, ['renew']],
    ['a subscription of an unknown status', aSubscription({ status: 'unknown' }), anOffer(), NOW, []],
    [
      'a ticket to pay',
      aTicket({ status: 'awaiting-payment' }),
      aDefinition({ isShareEnabled: false, canEditPlateDuringValidity: false }),
      NOW,
      ['pay', 'download-plate-history', 'cancel'],
    ],
    [
      'a subscription that has ended',
      aSubscription(),
      anOffer(),
      aMoment('2027-01-01T00:00:00+01:00'),
      ['renew', 'download-proof', 'download-plate-history'],
    ],
    [
      'a subscription without end and record of its creation',
      aSubscription({ endOfValidity: null, hasCreationRecord: false }),
      anOffer(),
      NOW,
      ['edit-plates', 'request-plate-change', 'download-proof', 'download-plate-history', 'share'],
    ],
    [
      'a ticket that is being paid',
      aTicket({ status: 'awaiting-payment', isPaymentPending: true, operationIds: [operationId('op-1')] }),
      aDefinition(),
      NOW,
      ['follow-payment', 'edit-plates', 'download-plate-history', 'share'],
    ],
    [
      'a ticket that cost nothing and has ended',
      aTicket({ price: NO_MONEY }),
      aDefinition(),
      december,
      ['renew', 'download-plate-history'],
    ],
    ['a canceled ticket', aTicket({ status: 'canceled' }), aDefinition(), NOW, ['download-plate-history']],
  ] as const)('%s', (_name, right, plan, now, expected) => {
    expect(said(rightActions(right, plan, now))).toEqual(expected)
  })
  test.each([
    ['plan-deleted', { isDeleted: true }],
    ['plan-not-public', { isPubliclyOrderable: false }],
    ['plan-not-renewable', { isRenewable: false }],
    ['next-plan-unknown', { nextPlanId: offerId('gone') }],
    ['zone-gone', { zoneIds: [zoneId('other')] }],
  ] as const)('a renewal that is open by time says why it is refused: %s', (reason, changes) => {
    expect(said(rightActions(aSubscription(), anOffer(changes), december))).toContain(`renew: ${reason}`)
  })
  test('a right that is renewed already says so', () => {
    const rights = [aSubscription({ renewedId: aSubscription().id })]
    const actions = rightActions(aSubscription(), anOffer(), december, { nextPlan: null, rights })
    expect(said(actions)).toContain('renew: already-renewed')
  })
  test('a renewal carries where it leads and when it starts', () => {
    const [renew] = rightActions(aSubscription(), anOffer(), december)
    expect(renew).toEqual({
      action: 'renew',
      allowed: true,
      planId: 'resident',
      startsAt: aMoment('2027-01-01T00:00:00+01:00'),
      notBefore: aMoment('2027-01-01T00:00:00+01:00'),
    })
  })
})
