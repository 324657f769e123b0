import type { Refund } from '@parvis/shared-kernel/fines'
import { evidenceId, mediaId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { instantFromMs } from '@parvis/shared-kernel/time'
import type { Upload } from '@parvis/shared-kernel/uploads'
import { describe, expect, it } from 'vitest'
import { documentsToSend, refundSteps } from './refund.model.ts'

const day = (number: number) => instantFromMs(Date.UTC(2026, 10, number))
const RIB = evidenceId('bank-details')
const refund = (changes: Partial<Refund> = {}): Refund => ({
  id: refundId('r'),
  fineId: null,
  rightId: null,
  rightKind: null,
  rightName: null,
  operationId: null,
  status: 'document-requested',
  access: 'holder',
  hasMailAddress: null,
  hasReceipt: null,
  payableAt: null,
  amount: cents(1700),
  documents: [{ id: RIB, name: 'RIB', providedAt: null }],
  createdAt: day(1),
  decidedAt: null,
  paidAt: null,
  askedText: null,
  events: [],
  usualDays: null,
  answer: null,
  ...changes,
})
const told = (changes: Partial<Refund>) =>
  refundSteps(refund(changes)).map(({ kind, at }) => (at === null ? `… ${kind}` : kind))

describe('the way of a refund', () => {
  it.each<[string, Partial<Refund>, readonly string[]]>([
    ['just opened', {}, ['opened', '… document-sent', '… decision', '… paid']],
    ['under review', { status: 'under-review' }, ['opened', '… decision', '… paid']],
    [
      'under review with a document that came',
      { status: 'under-review', documents: [{ id: RIB, name: 'RIB', providedAt: day(2) }] },
      ['opened', 'document-sent', '… decision', '… paid'],
    ],
    [
      'of which the city tells one event',
      { status: 'paid', paidAt: day(4), events: [{ kind: 'opened', at: day(1) }] },
      ['opened'],
    ],
    ['accepted', { status: 'accepted', decidedAt: day(3) }, ['opened', 'accepted', '… paid']],
    ['paid', { status: 'paid', decidedAt: day(3), paidAt: day(4) }, ['opened', 'accepted', 'paid']],
    ['rejected', { status: 'rejected', decidedAt: day(3) }, ['opened', 'rejected']],
    ['of a state that nobody knows', { status: 'unknown' }, ['opened']],
  ])('%s', (_words, changes, steps) => {
    expect(told(changes)).toEqual(steps)
  })

  it('tells a document that is asked for the second time apart', () => {
    const events = [
      { kind: 'opened', at: day(1) },
      { kind: 'document-requested', at: day(1) },
      { kind: 'document-sent', at: day(2) },
      { kind: 'document-requested', at: day(3) },
    ] as const
    expect(told({ events })).toEqual([
      'opened',
      'document-requested',
      'document-sent',
      'document-asked-again',
      '… document-sent',
      '… decision',
      '… paid',
    ])
  })
})

describe('the documents of a refund', () => {
  const ready: Upload = {
    kind: 'ready',
    file: { name: 'rib.pdf', size: 9, type: 'application/pdf' },
    mediaId: mediaId('m'),
    urn: 'urn:rib',
    sentAt: day(2),
  }
  it('are sent once all that are asked have arrived', () => {
    expect(documentsToSend(refund(), {})).toBeNull()
    const file = new File(['x'], 'rib.pdf')
    expect(documentsToSend(refund(), { [RIB]: { kind: 'sending', file, progress: 1 } })).toBeNull()
    expect(documentsToSend(refund(), { [RIB]: ready })).toEqual([
      { id: 'bank-details', urn: 'urn:rib', name: 'rib.pdf', size: 9, mime: 'application/pdf' },
    ])
  })
  it('are those that are not there yet, and no other', () => {
    const documents = [
      { id: RIB, name: 'RIB', providedAt: day(2) },
      { id: evidenceId('card'), name: 'Carte', providedAt: null },
    ]
    expect(documentsToSend(refund({ documents }), { [RIB]: ready })).toBeNull()
    expect(documentsToSend(refund({ documents }), { [evidenceId('card')]: ready })).toMatchObject([
      { id: 'card' },
    ])
  })
})
