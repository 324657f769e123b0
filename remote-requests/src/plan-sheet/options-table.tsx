import { isFree } from '@parvis/shared-kernel/money'
import type { Offer } from '@parvis/shared-kernel/offers'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { Amount, Section } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import { pricesOf } from './plan-facts.model.ts'
import styles from './plan-sheet.module.css'

/** Durations with their prices; free ones show no price (first document §9). */
export function OptionsTable({ plan }: { readonly plan: Offer | Definition }) {
  const { t, formatDuration } = useMessages()
  const rows = pricesOf(plan)
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
