import { useI18n } from '@parvis/shared-kernel/i18n'
import { type Plate as PlateNumber, summarisePlates } from '../../plates/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './plate.module.css'
import { Plate, type PlateProps } from './plate.tsx'

export interface PlateListProps {
  readonly plates: readonly PlateNumber[]
  /** Number of plates shown before the ellipsis (D11: 3). */
  readonly max?: number | undefined
  readonly size?: PlateProps['size']
}

export function PlateList({ plates, max = 3, size = 'small' }: PlateListProps) {
  const { t } = useI18n()
  const { shown, hiddenCount } = summarisePlates(plates, max)
  if (shown.length === 0)
    return (
      <span className={styles.none}>
        <span aria-hidden="true">{t('ui.plate.none')}</span>
        <VisuallyHidden>{t('ui.plate.none-spoken')}</VisuallyHidden>
      </span>
    )
  return (
    <ul className={styles.list}>
      {shown.map(plate => (
        <li key={plate}>
          <Plate plate={plate} size={size} />
        </li>
      ))}
      {hiddenCount > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">{`… +${hiddenCount}`}</span>
          <VisuallyHidden>{t('ui.plates.more', { count: hiddenCount })}</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
