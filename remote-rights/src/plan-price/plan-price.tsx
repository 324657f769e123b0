import { priceRange, type RightPlan } from '@parvis/shared-kernel/orders'
import { useMessages } from '../use-messages.ts'
import styles from './plan-price.module.css'

/** "Gratuit", "3,00 €", "À partir de 1,50 €". */
export function PlanPriceTag({ plan }: { readonly plan: RightPlan }) {
  const { t, formatPrice } = useMessages()
  const { lowest, isFrom, isFree } = priceRange(plan)
  const price = formatPrice(lowest)
  return (
    <span className={styles.price}>
      {isFree ? t('price.free') : isFrom ? t('price.from', { price }) : price}
    </span>
  )
}
