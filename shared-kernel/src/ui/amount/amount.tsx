import { useI18n } from '@parvis/shared-kernel/i18n'
import styles from './amount.module.css'

export interface AmountProps {
  /** Integer cents. */
  readonly cents: number
  readonly size?: 'inherit' | 'large' | 'display' | undefined
  /** The price that no longer holds, beside the one that does. */
  readonly isFormer?: boolean | undefined
}

/** A price: two decimals, figures of one width so that columns line up. */
export function Amount({ cents, size = 'inherit', isFormer = false }: AmountProps) {
  const { formatPrice } = useI18n()
  const Tag = isFormer ? 's' : 'span'
  return (
    <Tag className={`${styles.amount} ${styles[size]} ${isFormer ? styles.former : ''}`}>
      {formatPrice(cents)}
    </Tag>
  )
}
