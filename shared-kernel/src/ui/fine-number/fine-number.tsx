import { useI18n } from '@parvis/shared-kernel/i18n'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './fine-number.module.css'

export interface FineNumberProps {
  /** The number in its groups of 14 2 1 3 3 3 (`fineIdGroups` of the kernel's fines room). */
  readonly groups: readonly string[]
}

/** When one line is too narrow, the second begins after issuer and year. */
const YEAR_END = 2

/** A fine's number as on the paper notice. Gaps are CSS, so that a copy contains no spaces. */
export function FineNumber({ groups }: FineNumberProps) {
  const { t } = useI18n()
  const spoken = groups.map(group => [...group].join(' ')).join(', ')
  return (
    <span className={styles.number}>
      {[groups.slice(0, YEAR_END), groups.slice(YEAR_END)].map((half, index) => (
        <span key={index} className={styles.half} aria-hidden="true">
          {half.map((group, place) => (
            <span key={place} className={styles.group}>
              {group}
            </span>
          ))}
        </span>
      ))}
      <VisuallyHidden>{t('ui.fine.spoken', { groups: spoken })}</VisuallyHidden>
    </span>
  )
}
