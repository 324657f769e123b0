import type { Subscription } from '@parvis/shared-kernel/orders'
import { type MarkedPlate, markPlates } from '@parvis/shared-kernel/plates'
import { Plate, Section, StatusBadge } from '@parvis/shared-kernel/ui'
import { useWords } from '../../words.ts'
import styles from './plate-request.module.css'

/** The plates of today, and what a waiting request does to them. */
export function CurrentPlates({ order }: { readonly order: Subscription }) {
  const { t } = useWords()
  const plates = markPlates(order.plates, order.plateChange)
  return (
    <Section title={t('plates.current')}>
      {plates.length === 0 ? (
        <p>{t('plates.none')}</p>
      ) : (
        <ul className={styles.plates}>
          {plates.map(marked => (
            <li key={`${marked.plate} ${marked.mark}`} className={styles.plate}>
              <Plate plate={marked.plate} size="large" />
              <Mark marked={marked} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Mark({ marked: { mark } }: { readonly marked: MarkedPlate }) {
  const { t } = useWords()
  if (mark === 'kept') return null
  return <StatusBadge tone={mark === 'added' ? 'info' : 'neutral'} label={t(`plates.mark.${mark}`)} />
}
