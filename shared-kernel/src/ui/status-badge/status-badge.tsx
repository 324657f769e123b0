import type { IconType } from '../icon/index.ts'
import { TONE_ICONS, type Tone } from '../tone/index.ts'
import styles from './status-badge.module.css'

export interface StatusBadgeProps {
  readonly tone: Tone
  /** Always shown. */
  readonly label: string
  /** Default: the tone's icon. */
  readonly icon?: IconType | undefined
  /** A second line that does not change the status, e.g. "changement de plaque à l’étude". */
  readonly note?: string | undefined
}

/** Status of a right by icon, label and colour together. */
export function StatusBadge({ tone, label, icon, note }: StatusBadgeProps) {
  const Icon = icon ?? TONE_ICONS[tone]
  return (
    <span className={styles.group}>
      <span className={`${styles.badge} ${styles[tone]}`}>
        <Icon className={styles.icon} />
        <span>{label}</span>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
