import type { ReactNode } from 'react'
import type { IconType } from '../icon/index.ts'
import type { Tone } from '../tone/index.ts'
import styles from './timeline.module.css'

export interface TimelineItem {
  readonly id: string
  readonly title: ReactNode
  /** Already formatted; null for a future event. */
  readonly when: string | null
  readonly tone?: Tone | undefined
  readonly icon?: IconType | undefined
  readonly children?: ReactNode
}

export interface TimelineProps {
  /** In reading order. */
  readonly items: readonly TimelineItem[]
}

/** Past and future events, in order. */
export function Timeline({ items }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ id, title, when, tone = 'neutral', icon: Icon, children }) => (
        <li key={id} className={`${styles.item} ${styles[tone]} ${when === null ? styles.ahead : ''}`}>
          <span className={styles.dot} aria-hidden="true">
            {Icon && <Icon size={15} />}
          </span>
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            {when !== null && <p className={styles.when}>{when}</p>}
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}
