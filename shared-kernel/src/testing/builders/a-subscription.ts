import { offerId, orderId, subscriberId, zoneId } from '../../ids/index.ts'
import { cents } from '../../money/index.ts'
import type { Subscription } from '../../orders/index.ts'
import { dropBlankPlates } from '../../plates/index.ts'
import { isoDuration } from '../../time/index.ts'
import { aMoment } from './a-moment.ts'

/** A resident's granted subscription for the year 2026. */
export const aSubscription = (changes: Partial<Omit<Subscription, 'kind'>> = {}): Subscription => ({
  kind: 'subscription',
  id: orderId('0197a000-0000-7000-8000-000000000001'),
  planId: offerId('resident'),
  status: 'granted',
  rawStatus: 'ACCEPTED',
  startOfValidity: aMoment('2026-01-01T00:00:00+01:00'),
  endOfValidity: aMoment('2026-12-31T23:59:59+01:00'),
  createdAt: aMoment('2025-12-10T09:30:00+01:00'),
  plates: dropBlankPlates(['AB-123-CD']),
  zoneIds: [zoneId('vm-centre')],
  plateHistory: null,
  optionId: null,
  price: cents(12_000),
  canWithdraw: false,
  isCurrentlyShared: false,
  shouldRequestMailForPayment: false,
  customFields: [],
  userComment: '',
  attachmentEvidences: [],
  requestedEvidences: [],
  agentComments: [],
  subscriberIds: [subscriberId('camille')],
  plateChange: null,
  hasCreationRecord: true,
  renewedId: null,
  duration: isoDuration('P1Y'),
  isFullyPaid: true,
  operationIds: [],
  isPaymentPending: false,
  ...changes,
})
