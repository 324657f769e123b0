import type { ReactNode } from 'react'
import styles from './money-block.module.css'

interface MoneyBlockProps {
  readonly labelledBy: string
  /** Nothing is due. */
  readonly isSettled?: boolean
  readonly children: ReactNode
}

/** The main amount of a page, set off from the rest. */
export function MoneyBlock({ labelledBy, isSettled = false, children }: MoneyBlockProps) {
  return (
    <section
      className={isSettled ? `${styles.block} ${styles.settled}` : styles.block}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  )
}
