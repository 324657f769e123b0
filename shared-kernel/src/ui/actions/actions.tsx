import type { ReactNode } from 'react'
import styles from './actions.module.css'

/** Where to go from the end of a screen, the main action first: side by side, on a phone one below the other. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
