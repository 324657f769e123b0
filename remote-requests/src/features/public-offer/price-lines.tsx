import { isFree } from '@parvis/shared-kernel/money'
import { liveOptions } from '@parvis/shared-kernel/orders'
import { Amount } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'
import styles from './public-offer.module.css'
import type { Plan } from './sorted-for-place.model.ts'

/** Every duration with its price. */
export function PriceLines({ plan }: { readonly plan: Plan }) {
  const { t, formatDuration } = useMessages()
  const own = plan.kind === 'definition' ? plan.validityPeriod : null
  const options = liveOptions(plan)
  const lines =
    options.length > 0
      ? options.map(({ id, duration, price }) => ({ id: String(id), duration: duration ?? own, price }))
      : [{ id: 'own', duration: own, price: plan.defaultPrice }]
  return (
    <ul className={styles.prices}>
      {lines.map(({ id, duration, price }) => (
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
