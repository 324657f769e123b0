import { Heading } from '@parvis/shared-kernel/ui'
import { type ReactNode, useId } from 'react'
import styles from './plan-sheet.module.css'

interface SidePanelProps {
  readonly title: string
  readonly children: ReactNode
}

/** Next actions, beside or below the content. */
export function SidePanel({ title, children }: SidePanelProps) {
  const id = useId()
  return (
    <section className={`parvis-panel ${styles.panel}`} aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.panelTitle}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
