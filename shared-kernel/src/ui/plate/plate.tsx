import { useI18n } from '@parvis/shared-kernel/i18n'
import { displayPlate, type Plate as PlateNumber, plateFormat, spellPlate } from '../../plates/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './plate.module.css'

export interface PlateProps {
  readonly plate: PlateNumber
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** Old FNI numbers end with their department; current plates show one chosen freely, which is unknown here. */
const departmentOf = (plate: string) => /(\d{2}|2[AB])$/.exec(plate)?.[0]

/**
 * A plate as on the car: blue bands on a French one, none on a foreign one. The number can be selected and copied; a
 * screen reader gets it letter by letter (D11).
 */
export function Plate({ plate, size = 'medium' }: PlateProps) {
  const { t } = useI18n()
  const format = plateFormat(plate)
  const isFrench = format !== 'foreign'
  return (
    <span className={`${styles.plate} ${styles[size]} ${isFrench ? '' : styles.foreign}`}>
      {isFrench && (
        <span className={styles.euro} aria-hidden="true">
          <span className={styles.stars} />
          <span className={styles.country}>F</span>
        </span>
      )}
      <span className={styles.number} aria-hidden="true">
        {displayPlate(plate)}
      </span>
      {isFrench && (
        <span className={styles.region} aria-hidden="true">
          {format === 'fni' && <span className={styles.department}>{departmentOf(plate)}</span>}
        </span>
      )}
      <VisuallyHidden>{t('ui.plate.spoken', { letters: spellPlate(plate).join(' ') })}</VisuallyHidden>
    </span>
  )
}
