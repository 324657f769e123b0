import { useI18n } from '@parvis/shared-kernel/i18n'
import { useId } from 'react'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  readonly label: string
  /** 0–1; null when unknown. */
  readonly value: number | null
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const { formatPercent } = useI18n()
  const id = useId()
  const share = value === null ? null : Math.min(1, Math.max(0, value))
  const text = share === null ? '' : formatPercent(share)
  return (
    <div className={styles.progress}>
      <p className={styles.text}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{text}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(share * 100)}
        aria-valuetext={text || undefined}
      >
        <span
          className={share === null ? `${styles.fill} ${styles.unknown}` : styles.fill}
          style={share === null ? {} : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
