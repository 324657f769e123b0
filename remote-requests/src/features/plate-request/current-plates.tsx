import type { Subscription } from '@parvis/shared-kernel/orders'
import { type MarkedPlate, markPlates } from '@parvis/shared-kernel/plates'
import { Plate, Section, StatusBadge } from '@parvis/shared-kernel/ui'
import { useOrderMessages } from '../../use-messages.ts'
import styles from './plate-request.module.css'

/** Current plates, and separately those of a pending request, which are not valid yet. */
export function CurrentPlates({ order }: { readonly order: Subscription }) {
  const { t } = useOrderMessages()
  const plates = markPlates(order.plates, order.plateChange, order.plateHistory)
  const asked = plates.filter(({ mark }) => mark === 'added')
  return (
    <>
      <Section title={t('plates.current')}>
        <Plates marked={plates.filter(({ mark }) => mark !== 'added')} />
      </Section>
      {asked.length > 0 && (
        <Section title={t('plates.asked', { count: asked.length })}>
          <Plates marked={asked} />
        </Section>
      )}
    </>
  )
}

function Plates({ marked }: { readonly marked: readonly MarkedPlate[] }) {
  const { t } = useOrderMessages()
  if (marked.length === 0) return <p>{t('plates.none')}</p>
  return (
    <ul className={styles.plates}>
      {marked.map(one => (
        <li key={`${one.plate} ${one.mark}`} className={styles.plate}>
          <Plate plate={one.plate} size="large" />
          <Mark marked={one} />
        </li>
      ))}
    </ul>
  )
}

function Mark({ marked: { mark } }: { readonly marked: MarkedPlate }) {
  const { t } = useOrderMessages()
  if (mark === 'kept') return null
  return <StatusBadge tone={mark === 'added' ? 'info' : 'neutral'} label={t(`plates.mark.${mark}`)} />
}
