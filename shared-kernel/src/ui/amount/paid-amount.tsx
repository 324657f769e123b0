import styles from './amount.module.css'
import type { AmountProps } from './amount.tsx'
import { usePriceIn } from './use-price-in.ts'

export interface PaidAmountProps extends Pick<AmountProps, 'cents' | 'size'> {
  /** ISO 4217; none for the city's. */
  readonly currency: string | null | undefined
}

/** Like `Amount`, in the currency of a payment, which may be older than the city's. */
export function PaidAmount({ cents, currency, size = 'inherit' }: PaidAmountProps) {
  const priceIn = usePriceIn()
  return <span className={`${styles.amount} ${styles[size]}`}>{priceIn(cents, currency)}</span>
}
