import * as v from 'valibot'
import type { CaseAccess } from '../fines/index.ts'
import { idWire } from './primitives.wire.ts'

/** Carries a case's secret beside `plate` (D16). */
export const CASE_KEY_HEADER = 'case-key'
/** Identifies the tab that pays a fine, so that nobody else can resume its payment. */
export const PAYER_KEY_HEADER = 'payer-key'

const CODES = { holder: 'HOLDER', stranger: 'STRANGER', unguarded: null } as const satisfies Record<
  CaseAccess,
  string | null
>

export const accessToWire = (access: CaseAccess): string | null => CODES[access]

/** A missing code means that the city has no case links; an unknown code means no access. */
export function accessFromWire(code: string | null | undefined): CaseAccess {
  if (code == null) return 'unguarded'
  return code === CODES.holder ? 'holder' : 'stranger'
}

/** POST /api/refund/{id}/receipt: numbers on the receipt of the refunded payment. */
export const paymentReceiptWire = v.object({ operationId: idWire, authorizationNumber: idWire })
export type PaymentReceiptWire = v.InferOutput<typeof paymentReceiptWire>

/** The secret of a case, sent only once. */
export const caseKeyWire = v.object({ caseKey: v.string() })
export type CaseKeyWire = v.InferOutput<typeof caseKeyWire>

/** POST /api/refund/{id}/objection: the secret from the mail that announced the bank details. */
export const objectionBodyWire = v.object({ token: idWire })
export type ObjectionBodyWire = v.InferOutput<typeof objectionBodyWire>
