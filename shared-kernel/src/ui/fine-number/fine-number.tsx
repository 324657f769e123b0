import { useI18n } from '../../i18n/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './fine-number.module.css'

export interface FineNumberProps {
  /** The number in its groups of 14 2 1 3 3 3 (`fineIdGroups` of the kernel's fines room). */
  readonly groups: readonly string[]
}

/** A fine's number as on the paper notice. Gaps are drawn, not typed: a copy has no spaces in it. */
export function FineNumber({ groups }: FineNumberProps) {
  const { t } = useI18n()
  const spoken = groups.map(group => [...group].join(' ')).join(', ')
  return (
    <span className={styles.number}>
      {groups.map((group, index) => (
        <span key={index} className={styles.group} aria-hidden="true">
          {group}
        </span>
      ))}
      <VisuallyHidden>{t('ui.fine.spoken', { groups: spoken })}</VisuallyHidden>
    </span>
  )
}
