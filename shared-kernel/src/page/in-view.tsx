import { type ReactNode, useEffect, useRef } from 'react'
import styles from './in-view.module.css'

interface InViewProps {
  readonly error: unknown
  /** What the failure of a form says; not shown without an error. */
  readonly children: ReactNode
}

/** Takes the focus with each error: on a phone, the button that was pressed is a screen below. */
export function InView({ error, children }: InViewProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  if (!error) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {children}
    </div>
  )
}
