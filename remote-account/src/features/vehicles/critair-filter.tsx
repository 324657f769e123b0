import { Cluster } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'
import type { CritairChoice } from './garage-view.model.ts'
import styles from './vehicles.module.css'

type Level = CritairChoice['level']

interface CritairFilterProps {
  readonly choices: readonly CritairChoice[]
  readonly chosen: ReadonlySet<Level>
  readonly onChange: (chosen: ReadonlySet<Level>) => void
}

/** Any number of classes; none chosen shows every vehicle. */
export function CritairFilter({ choices, chosen, onChange }: CritairFilterProps) {
  const { t } = useMessages()
  const nameOf = (level: Level) => {
    if (level === 'none') return t('vehicles.critair.none')
    return level === 'E' ? t('vehicles.critair.electric') : t('vehicles.critair', { level })
  }
  const turn = (level: Level) =>
    onChange(new Set(chosen.has(level) ? [...chosen].filter(one => one !== level) : [...chosen, level]))
  return (
    <Cluster as="fieldset" gap={2}>
      <legend className={styles.legend}>{t('vehicles.filter')}</legend>
      {choices.map(({ level }) => (
        <label key={level} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen.has(level)}
            onChange={() => turn(level)}
          />
          {nameOf(level)}
        </label>
      ))}
    </Cluster>
  )
}
