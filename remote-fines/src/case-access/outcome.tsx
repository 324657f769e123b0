import { type ReactNode, useEffect, useRef } from 'react'
import styles from './outcome.module.css'

interface OutcomeProps {
  /** Moves the focus here when the pressed button has disappeared, for keyboard users. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/**
 * Result of an action. Rendered empty beforehand: screen readers ignore a live region inserted together with its text.
 */
export function Outcome({ takesFocus, children }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.outcome}>
      {children}
    </div>
  )
}
