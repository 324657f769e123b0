import { priceRange, type RightPlan } from '@parvis/shared-kernel/orders'
import { Amount, Note } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import styles from './plan-sheet.module.css'

/** « Gratuit », « 30,00 € », or « à partir de » above the lowest price. */
export function PlanPrice({ plan }: { readonly plan: Pick<RightPlan, 'options' | 'defaultPrice'> }) {
  const { t } = useMessages()
  const { lowest, isFrom, isFree } = priceRange(plan)
  if (isFree) return <span className={styles.free}>{t('price.free')}</span>
  return (
    <span className={styles.price}>
      {isFrom && <Note as="span">{t('price.from')}</Note>}
      <Amount cents={lowest} size="large" />
    </span>
  )
}
