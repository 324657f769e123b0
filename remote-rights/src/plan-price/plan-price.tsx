import { priceRange, type RightPlan } from '@parvis/shared-kernel/orders'
import { useWords } from '../words.ts'
import styles from './plan-price.module.css'

/** "Gratuit", "3,00 €", "À partir de 1,50 €". */
export function PlanPriceTag({ plan }: { readonly plan: RightPlan }) {
  const { t, formatPrice } = useWords()
  const { lowest, isFrom, isFree } = priceRange(plan)
  const price = formatPrice(lowest)
  return (
    <span className={styles.price}>
      {isFree ? t('price.free') : isFrom ? t('price.from', { price }) : price}
    </span>
  )
}
