import type { Plate } from '@parvis/shared-kernel/plates'
import { type Fact, Facts, PlateList } from '@parvis/shared-kernel/ui'
import { useId } from 'react'
import { useOrderMessages } from '../../use-messages.ts'
import { plateChanges } from './plate-request.model.ts'
import styles from './plate-request.module.css'

interface PlateConsequencesProps {
  readonly today: readonly Plate[]
  /** As typed. */
  readonly requested: readonly string[]
}

/** Plates added, removed and kept if the city agrees. */
export function PlateConsequences({ today, requested }: PlateConsequencesProps) {
  const { t } = useOrderMessages()
  const titleId = useId()
  const { added, removed, same } = plateChanges(requested, today)
  const row = (change: 'added' | 'removed', plates: readonly Plate[]): Fact => ({
    term: t(`plates.changes.${change}`, { count: plates.length }),
    description: plates.length > 0 ? <PlateList plates={plates} max={plates.length} /> : null,
  })
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId} className={styles.changes}>
        {t('plates.changes')}
      </p>
      <Facts items={[row('added', added), row('removed', removed)]} />
      {same > 0 && <p>{t('plates.changes.same', { count: same })}</p>}
    </section>
  )
}
