import { type ReactNode, useEffect, useRef } from 'react'
import styles from './outcome.module.css'

interface OutcomeProps {
  /** The button that was pressed is gone: whoever pressed it by keyboard goes on here. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** What came of a press. It is there before anything did: a live region that comes together with its words is not read out. */
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
