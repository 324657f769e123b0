import { useI18n } from '@parvis/shared-kernel/i18n'
import styles from './amount.module.css'

export interface AmountProps {
  /** Integer cents. */
  readonly cents: number
  readonly size?: 'inherit' | 'large' | 'display' | undefined
  /** An outdated price, shown beside the current one. */
  readonly isFormer?: boolean | undefined
}

/** A price with two decimals and tabular figures, so that columns align. */
export function Amount({ cents, size = 'inherit', isFormer = false }: AmountProps) {
  const { formatPrice } = useI18n()
  const Tag = isFormer ? 's' : 'span'
  return (
    <Tag className={`${styles.amount} ${styles[size]} ${isFormer ? styles.former : ''}`}>
      {formatPrice(cents)}
    </Tag>
  )
}
