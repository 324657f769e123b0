import { contestedFines, refundedFines } from './demo-contested-fines.ts'
import { type DemoFine, fine, usual } from './demo-fine.ts'

export type { DemoFine } from './demo-fine.ts'

/** Fines in every state; each opens with its number and plate, signed out. Days count from the first start. */
export const demoFines: readonly DemoFine[] = [
  fine('valmont', '261320004001', 'FG482KD', 'to pay, reduced price still running', {
    place: '12 rue de la République',
    paymentStatus: 'UNPAID',
    versions: [usual(-2)],
  }),
  fine('valmont', '261305004002', 'DZ117PR', 'to pay, reduced price over', {
    place: 'Place du Marché',
    paymentStatus: 'UNPAID',
    versions: [usual(-20)],
  }),
  fine('valmont', '261301004003', 'EB902VL', 'paid at the reduced price', {
    place: '3 quai de l’Isère',
    paymentStatus: 'PAID_REDUCED',
    versions: [usual(-24)],
    payments: [{ amount: 1_700, day: -22 }],
  }),
  fine('valmont', '261280004004', 'CX245RM', 'paid at the full price', {
    place: '41 avenue de la Gare',
    paymentStatus: 'PAID',
    versions: [usual(-45)],
    payments: [{ amount: 3_500, day: -30 }],
  }),
  fine(
    'valmont',
    '261290004005',
    'BH671QW',
    'overpaid: the reduced price was paid twice, a refund waits for bank details',
    {
      place: '8 rue des Tanneurs',
      paymentStatus: 'OVERPAID_REDUCED',
      versions: [usual(-35)],
      payments: [
        { amount: 1_700, day: -33 },
        { amount: 1_700, day: -32 },
      ],
      refund: { status: 'DOCUMENT_REQUESTED', amount: 1_700, opened: -5 },
    },
  ),
  fine('valmont', '261298004006', 'EF406MW', 'partly paid', {
    place: '5 boulevard Gambetta',
    paymentStatus: 'PARTIALLY_PAID',
    versions: [usual(-27)],
    payments: [{ amount: 1_000, day: -10 }],
  }),
  fine(
    'valmont',
    '261300004007',
    'CD350TG',
    'corrected: a second version lowers the price, the payment stays',
    {
      place: '17 rue Pasteur',
      paymentStatus: 'PARTIALLY_PAID',
      versions: [
        { issued: -25, price: 5_000, reduced: 2_500, reducedUntil: -20 },
        { issued: -8, price: 3_000 },
      ],
      payments: [{ amount: 1_000, day: -18 }],
    },
  ),
  fine(
    'valmont',
    '261240004011',
    'GA101BC',
    'increased: paid in part to the agency and to the debt recovery office',
    {
      place: '60 boulevard Gambetta',
      paymentStatus: 'PARTIALLY_PAID',
      versions: [{ issued: -120, price: 8_500 }],
      payments: [
        { amount: 3_500, day: -60, source: 'antai' },
        { amount: 2_000, day: -12, source: 'recovery' },
      ],
    },
  ),
  fine('port-sable', '261321007001', 'EK291WN', 'to pay, reduced price still running', {
    place: 'Quai des Pêcheurs',
    paymentStatus: 'UNPAID',
    versions: [{ issued: -1, price: 3_000, reduced: 1_500, reducedUntil: 3 }],
  }),
  fine('port-sable', '261315007003', 'BX7788KL', 'paid, with a foreign plate', {
    place: 'Avenue des Dunes',
    paymentStatus: 'PAID_REDUCED',
    versions: [{ issued: -10, price: 3_000, reduced: 1_500, reducedUntil: -6 }],
    payments: [{ amount: 1_500, day: -8 }],
  }),
  ...contestedFines,
  ...refundedFines,
]
