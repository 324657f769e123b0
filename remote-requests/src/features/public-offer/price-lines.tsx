import { isFree } from '@parvis/shared-kernel/money'
import { Amount } from '@parvis/shared-kernel/ui'
import { pricesOf } from '../../plan-sheet/plan-facts.model.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './public-offer.module.css'
import type { Plan } from './sorted-for-place.model.ts'

/** Every duration with its price. */
export function PriceLines({ plan }: { readonly plan: Plan }) {
  const { t, formatDuration } = useMessages()
  return (
    <ul className={styles.prices}>
      {pricesOf(plan).map(({ id, duration, price }) => (
        <li key={id} className={styles.priceLine}>
          <span className={styles.duration}>
            {duration ? formatDuration(duration) : t('options.no-duration')}
          </span>
          {isFree(price) ? <span className={styles.free}>{t('price.free')}</span> : <Amount cents={price} />}
        </li>
      ))}
    </ul>
  )
}
