import { Cluster } from '@parvis/shared-kernel/ui'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import { FILTERS, type Filter } from './history.model.ts'
import styles from './history.module.css'

interface HistoryFilterProps {
  readonly filter: Filter
  readonly onChoose: (filter: Filter) => void
}

const NAMES = Object.keys(FILTERS) as Filter[]

/** Filter by kind: a single choice, so radios styled as labels. */
export function HistoryFilter({ filter, onChoose }: HistoryFilterProps) {
  const { t } = usePageMessages()
  return (
    <div className="parvis-no-print">
      <Cluster as="fieldset" gap={2}>
        <legend className="parvis-hidden">{t('history.about')}</legend>
        {NAMES.map(name => (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name="history-about"
              className={styles.radio}
              value={name}
              checked={filter === name}
              onChange={() => onChoose(name)}
            />
            {t(`history.about.${name}`)}
          </label>
        ))}
      </Cluster>
    </div>
  )
}
