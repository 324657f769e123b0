import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/index.ts'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly onToggle?: ((isOpen: boolean) => void) | undefined
}

/** Collapsible details. Uses the browser's `details`: found by "find in page". Printed whole, also when closed. */
export function Disclosure({ summary, children, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      onToggle={onToggle && (event => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        <ChevronDownIcon size={18} className={styles.icon} />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
