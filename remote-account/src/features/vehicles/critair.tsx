import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { useMessages } from '../../use-messages.ts'
import { type CritairLevel, critairLevel, critairSource } from './vehicles.model.ts'
import styles from './vehicles.module.css'

const COLOURS = {
  E: styles.critairElectric,
  '1': styles.critair1,
  '2': styles.critair2,
  '3': styles.critair3,
  '4': styles.critair4,
  '5': styles.critair5,
} as const satisfies Record<CritairLevel, string | undefined>

/** The Crit’Air class in words with its sticker's colour, and its source. */
export function Critair({ vehicle }: { readonly vehicle: Vehicle }) {
  const { t } = useMessages()
  const level = critairLevel(vehicle.vehicleCritair)
  if (level === null) return null
  const source = vehicle.vehicleCritairSource
  const unnumbered = { none: 'vehicles.critair.none', E: 'vehicles.critair.electric' } as const
  const text = level === 'none' || level === 'E' ? t(unnumbered[level]) : t('vehicles.critair', { level })
  return (
    <span className={styles.critair}>
      {level !== 'none' && (
        <span className={`${styles.sticker} ${COLOURS[level]}`} aria-hidden="true">
          {level}
        </span>
      )}
      <span>{[text, source && t(critairSource(source), { source })].filter(Boolean).join(', ')}</span>
    </span>
  )
}
