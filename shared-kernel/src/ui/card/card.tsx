import type { ReactNode } from 'react'
import type { Tone } from '../tone/index.ts'
import styles from './card.module.css'

export interface CardProps {
  readonly children: ReactNode
  readonly as?: 'article' | 'section' | 'div' | 'li' | undefined
  readonly labelledBy?: string | undefined
  /** A mark on the leading edge: what is to be done, or what went wrong. */
  readonly tone?: Tone | undefined
  /** Over, withdrawn, unavailable: steps back without losing contrast. */
  readonly isMuted?: boolean | undefined
  /** The whole card follows its first link (the link keeps the name and the focus). */
  readonly isClickable?: boolean | undefined
  /** A last row below a hairline, usually the actions. */
  readonly footer?: ReactNode
}

export function Card(props: CardProps) {
  const {
    children,
    as: Tag = 'article',
    labelledBy,
    tone,
    isMuted = false,
    isClickable = false,
    footer,
  } = props
  const classes = [
    styles.card,
    tone && styles[tone],
    isMuted && styles.muted,
    isClickable && styles.clickable,
  ]
  return (
    <Tag className={classes.filter(Boolean).join(' ')} aria-labelledby={labelledBy}>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Tag>
  )
}
