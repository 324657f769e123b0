import type { KnownAppealState } from '@parvis/shared-kernel/fines'
import type { StoredRefundStatus } from '../db/schema-appeals.ts'

/** Days count from the first start. */
type Days = number

interface SeedVersion {
  issued: Days
  price: number
  reduced?: number
  reducedUntil?: Days
}
interface SeedPayment {
  amount: number
  day: Days
  source?: 'version' | 'antai' | 'recovery'
}

export interface SeedAppeal {
  state: KnownAppealState
  begun: Days
  filed?: Days
  reasonId: string
  statement: string
  answered?: Days
  answer?: string
  complement?: { asked: Days; due: Days; message: string; pieces: readonly string[] }
}
export interface SeedRefund {
  status: StoredRefundStatus
  amount: number
  opened: Days
  /** When the bank details came. */
  sent?: Days
  decided?: Days
  paid?: Days
  answer?: string
}

export interface DemoFine {
  cityId: 'valmont' | 'port-sable'
  /** 26 digits. */
  number: string
  plate: string
  shows: string
  place: string
  paymentStatus: 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'PAID_REDUCED' | 'OVERPAID' | 'OVERPAID_REDUCED'
  versions: readonly SeedVersion[]
  payments?: readonly SeedPayment[]
  /** Its claim on the fine follows from it. */
  appeal?: SeedAppeal
  refund?: SeedRefund
}

const SIRET = { valmont: '21380990000016', 'port-sable': '21560985000012' } satisfies Record<
  DemoFine['cityId'],
  string
>

export const fine = (
  cityId: DemoFine['cityId'],
  tail: string,
  plate: string,
  shows: string,
  rest: Pick<DemoFine, 'place' | 'paymentStatus' | 'versions'> & Partial<DemoFine>,
): DemoFine => ({ cityId, number: SIRET[cityId] + tail, plate, shows, ...rest })

export const usual = (issued: Days): SeedVersion => ({
  issued,
  price: 3_500,
  reduced: 1_700,
  reducedUntil: issued + 5,
})
