import { type ClaimEvent, claimEvents, type Fine, type FineVersion } from '@parvis/shared-kernel/fines'
import type { Cents } from '@parvis/shared-kernel/money'
import type { Instant } from '@parvis/shared-kernel/time'
import { type PaymentLine, paymentLines } from '../../fine-access/payment-lines.model.ts'

export type HistoryItem =
  | {
      readonly kind: 'version'
      readonly key: string
      readonly when: Instant | null
      readonly version: FineVersion
      readonly isCorrection: boolean
      readonly isInForce: boolean
    }
  | {
      readonly kind: 'claim'
      readonly key: string
      readonly when: Instant | null
      readonly status: ClaimEvent['kind']
      /** The city's word, e.g. `RAPO`. */
      readonly type: string
    }
  | {
      readonly kind: 'payout'
      readonly key: string
      readonly when: Instant | null
      readonly amount: Cents
    }
  | {
      readonly kind: 'payment'
      readonly key: string
      readonly when: Instant | null
      readonly payment: PaymentLine
    }

function versionItems({ versions }: Fine): HistoryItem[] {
  return versions.map((version, index) => ({
    kind: 'version',
    key: `version ${index}`,
    when: version.issuedAt,
    version,
    isCorrection: index > 0,
    isInForce: index === versions.length - 1,
  }))
}

function claimItems({ claims }: Fine, now: Instant): HistoryItem[] {
  return claims.flatMap((claim, index) =>
    claimEvents(claim, now).map(
      ({ kind, at }): HistoryItem => ({
        kind: 'claim',
        key: `claim ${index} ${kind}`,
        when: at,
        status: kind,
        type: claim.type,
      }),
    ),
  )
}

const payoutItems = ({ payouts }: Fine): HistoryItem[] =>
  payouts.map(({ amount, paidAt }, index) => ({
    kind: 'payout',
    key: `payout ${index}`,
    when: paidAt,
    amount,
  }))

const paymentItems = (fine: Fine): HistoryItem[] =>
  paymentLines(fine).map(payment => ({
    kind: 'payment',
    key: `payment ${payment.key}`,
    when: payment.paidAt,
    payment,
  }))

/** Undated notices follow the preceding notice; other undated items come last. */
function placed(items: readonly HistoryItem[]) {
  let latest = Number.NEGATIVE_INFINITY
  return items.map(item => {
    if (item.kind !== 'version') return { item, at: item.when ?? Number.POSITIVE_INFINITY }
    latest = item.when ?? latest
    return { item, at: latest }
  })
}

/** History of the fine, oldest first: issue, corrections, contestations, payments, repayments. */
export const historyOf = (fine: Fine, now: Instant): readonly HistoryItem[] =>
  placed([...versionItems(fine), ...claimItems(fine, now), ...paymentItems(fine), ...payoutItems(fine)])
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
