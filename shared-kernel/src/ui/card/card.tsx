import type { ReactNode } from 'react'
import type { Tone } from '../tone/index.ts'
import styles from './card.module.css'

export interface CardProps {
  readonly children: ReactNode
  readonly as?: 'article' | 'section' | 'div' | 'li' | undefined
  readonly labelledBy?: string | undefined
  /** A mark on the leading edge: to do, or failed. */
  readonly tone?: Tone | undefined
  /** Ended, withdrawn or unavailable: less prominent with full contrast. */
  readonly isMuted?: boolean | undefined
  /** A last row below a hairline, usually the actions. */
  readonly footer?: ReactNode
}

export function Card({
  children,
  as: Tag = 'article',
  labelledBy,
  tone,
  isMuted = false,
  footer,
}: CardProps) {
  const classes = [styles.card, tone && styles[tone], isMuted && styles.muted]
  return (
    <Tag className={classes.filter(Boolean).join(' ')} aria-labelledby={labelledBy}>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Tag>
  )
}
