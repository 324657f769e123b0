import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/index.ts'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly isOpen?: boolean | undefined
  readonly onToggle?: ((isOpen: boolean) => void) | undefined
}

/** Collapsible details. Uses the browser's `details`: found by "find in page", printed when open. */
export function Disclosure({ summary, children, isOpen, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
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
