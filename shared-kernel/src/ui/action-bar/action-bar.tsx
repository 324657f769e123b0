import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

export interface ActionBarProps {
  /** The main action first, at every width: the keyboard goes through them in the order that is seen. */
  readonly children: ReactNode
  /** A quiet line above: the price so far, "brouillon enregistré". */
  readonly note?: ReactNode
}

/** The actions of a screen: in the page's flow on a desktop, sticky at the bottom on a phone. */
export function ActionBar({ children, note }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
