import type { ReactNode } from 'react'
import type { IconType } from '../icon/index.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly icon?: IconType | undefined
  /** What is missing. */
  readonly title: ReactNode
  /** What to do about it. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {Icon && <Icon size={28} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
