import { type ReactNode, useEffect, useRef } from 'react'
import styles from './in-view.module.css'

interface InViewProps {
  readonly error: unknown
  /** Changes with every attempt, where the same error may come again. */
  readonly attempt?: number
  /** What the failure of a form says; not shown without an error. */
  readonly children: ReactNode
}

/** Takes the focus with each error: on a phone, the button that was pressed is a screen below. */
export function InView({ error, attempt, children }: InViewProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same error asks for the focus again
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error, attempt])
  if (!error) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {children}
    </div>
  )
}
