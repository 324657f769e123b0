import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  APPEAL_EVENTS,
  type Appeal,
  appellantTexts,
  type Refund,
  redactedAppeal,
  redactedRefund,
} from '../fines/index.ts'
import { appealId, evidenceId, fineId, operationId, refundId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { aFine, aFineVersion, aMoment } from '../testing/builders/index.ts'
import { fineFromWire, fineToWire, fineWire } from './fine.wire.ts'
import { appealFromWire, appealOrNull, appealToWire, recourseWire } from './recourse.wire.ts'
import { refundFromWire, refundToWire, refundWire } from './refund.wire.ts'

const through = <S extends v.GenericSchema>(schema: S, wire: unknown): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(JSON.stringify(wire)))
/** Each its own, so that no two fields can be taken for each other. */
const on = (day: number) => aMoment(`2026-06-${String(day).padStart(2, '0')}T10:00:00+02:00`)

describe('what a city sends of a fine comes back as it was', () => {
  test('a fine with every kind of payment', () => {
    const payment = { amount: cents(100), paidAt: on(1), operationId: operationId('op') }
    const fine = aFine({
      versions: [
        aFineVersion({ payments: [payment] }),
        aFineVersion({ reducedPrice: null, reducedUntil: null }),
      ],
      agencyPayments: [{ ...payment, operationId: null }],
      debtRecoveryPayments: [payment],
      paymentStatus: 'overpaid-reduced',
      isPaymentPending: true,
      pendingAmount: cents(1_700),
      claims: [
        {
          type: 'RAPO',
          date: on(2),
          status: 'rejected',
          decidedAt: on(3),
          dueAt: null,
          implicitRejectionAt: on(4),
          tribunalDeadline: on(5),
          access: 'stranger',
        },
        {
          type: 'RAPO',
          date: on(6),
          status: 'complement-requested',
          decidedAt: null,
          dueAt: on(7),
          implicitRejectionAt: null,
          tribunalDeadline: null,
          access: 'holder',
        },
      ],
      refundId: refundId('r'),
      payouts: [{ amount: cents(50), paidAt: on(8) }],
    })
    expect(fineFromWire(through(fineWire, fineToWire(fine)))).toEqual(fine)
    expect(v.safeParse(fineWire, { ...fineToWire(fine), versions: [] }).success).toBe(false)
  })
  test('an appeal and what is still asked of it', () => {
    const appeal: Appeal = {
      id: appealId('a'),
      fineId: fineId('f'),
      state: 'complement-requested',
      access: 'holder',
      hasMailAddress: true,
      revision: 3,
      reasonId: 'other',
      statement: 'Texte',
      sentPieces: [{ id: evidenceId('p'), name: 'a.pdf', urn: 'urn:a', size: 12, mime: 'application/pdf' }],
      complementAnswers: [
        {
          at: on(9),
          message: 'Voici',
          requestedPieces: [{ id: evidenceId('q'), name: 'Pièce jointe', mandatory: true }],
          pieces: [{ id: evidenceId('q'), name: 'b.pdf', urn: 'urn:b', size: 1, mime: 'application/pdf' }],
        },
      ],
      appellant: {
        capacity: 'representative',
        ...appellantTexts(field => `some ${field}`),
        address: { ...EMPTY_ADDRESS, locality: 'Valmont' },
      },
      updatedAt: on(10),
      tribunalDeadline: on(11),
      history: APPEAL_EVENTS.map(kind => ({ kind, at: on(12) })),
      filedAt: on(12),
      deadline: on(13),
      implicitRejectionAt: on(14),
      complement: {
        requestedAt: on(15),
        dueAt: on(16),
        message: 'm',
        pieces: [{ id: evidenceId('p'), name: 'Pièce', mandatory: true }],
      },
      answeredAt: on(17),
      answer: 'Réponse',
    }
    expect(appealFromWire(through(recourseWire, appealToWire(appeal)))).toEqual(appeal)
    // A stranger gets the same shape with only state `filed` and the filing date (D16).
    const told = through(recourseWire, appealToWire(redactedAppeal(appeal)))
    expect(Object.keys(told)).toEqual(Object.keys(appealToWire(appeal)))
    expect(told).toMatchObject({ access: 'STRANGER', statement: null, appellant: null, answer: null })
    expect(JSON.stringify(told)).not.toMatch(/Texte|Voici|Fontaine|Haddad|Valmont|Réponse|Pièce|"m"|a\.pdf/)
    expect(redactedAppeal(appeal).statement).toBe('')
    const { id, fpsId, hasMailAddress, filedDatetime } = appealToWire(appeal)
    expect(told).toEqual({
      ...Object.fromEntries(Object.keys(told).map(key => [key, null])),
      ...{ id, fpsId, hasMailAddress, filedDatetime },
      ...{ status: 'FILLED', access: 'STRANGER', sentPieces: [], complementAnswers: [] },
      history: [{ kind: 'FILED', datetime: filedDatetime }],
    })
  })
  test.each([
    ['NONE', null],
    ['IN_PROGRESS', 'filed'],
    ['COMPLEMENT_REQUESTED', 'complement-requested'],
    ['SOMETHING_NEW', 'unknown'],
  ])('a recourse whose status is %s is read as %s', (status, state) => {
    const wire = through(recourseWire, { id: 'a', fpsId: 'f', status })
    expect(appealOrNull(wire)?.state ?? null).toBe(state)
    // A city that sends no access has no case links.
    expect(appealFromWire(wire).access).toBe('unguarded')
  })
  test('a refund', () => {
    const refund: Refund = {
      id: refundId('r'),
      fineId: fineId('21'.repeat(13)),
      rightId: 'sub-1',
      rightKind: 'subscription',
      rightName: 'Résident',
      operationId: operationId('o'),
      status: 'document-requested',
      access: 'holder',
      hasMailAddress: false,
      hasReceipt: true,
      amount: cents(1_800),
      currency: 'CHF',
      documents: [{ id: evidenceId('rib'), name: 'RIB', providedAt: on(26) }],
      createdAt: on(18),
      decidedAt: on(27),
      paidAt: on(28),
      payableAt: on(19),
      askedText: 'Illisible',
      events: [{ kind: 'opened', at: on(20) }],
      usualDays: { review: 10, transfer: 5 },
      answer: 'Non',
    }
    expect(refundFromWire(through(refundWire, refundToWire(refund)))).toEqual(refund)
    const told = through(refundWire, refundToWire(redactedRefund(refund)))
    expect(refundFromWire(told)).toEqual(redactedRefund(refund))
    const said = Object.entries(told).filter(([, value]) => value !== null && !Array.isArray(value))
    expect(said.map(([name]) => name)).toEqual([
      'id',
      'status',
      'access',
      'hasMailAddress',
      'hasReceipt',
      'amount',
      'currency',
    ])
    expect([told.access, told.documents, told.history]).toEqual(['STRANGER', [], []])
  })
})
