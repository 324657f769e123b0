import { isFree } from '@parvis/shared-kernel/money'
import { liveOptions, type RightPlan } from '@parvis/shared-kernel/orders'
import type { IsoDuration } from '@parvis/shared-kernel/time'
import { Amount, Section } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import styles from './plan-sheet.module.css'

interface OptionsTableProps {
  readonly plan: Pick<RightPlan, 'options' | 'defaultPrice'>
  readonly ownDuration: IsoDuration | null
}

/** Durations with their prices; free ones show no price (first document §9). */
export function OptionsTable({ plan, ownDuration }: OptionsTableProps) {
  const { t, formatDuration } = useMessages()
  const open = liveOptions(plan)
  const rows =
    open.length > 0
      ? open.map(({ id, duration, price }) => ({ id: String(id), duration: duration ?? ownDuration, price }))
      : [{ id: 'own', duration: ownDuration, price: plan.defaultPrice }]
  const hasPrice = rows.some(({ price }) => !isFree(price))
  return (
    <Section title={t(hasPrice ? 'options.title' : 'options.title.free', { count: rows.length })} gap={2}>
      <ul className={styles.options}>
        {rows.map(({ id, duration, price }) => (
          <li key={id} className={styles.option}>
            <span>{duration ? formatDuration(duration) : t('options.no-duration')}</span>
            {!isFree(price) && <Amount cents={price} size="large" />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
