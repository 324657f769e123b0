import type { ReactNode } from 'react'
import styles from './note.module.css'

export interface NoteProps {
  readonly as?: 'p' | 'span' | 'footer' | 'figcaption' | undefined
  /** `status`: announced when its content changes. */
  readonly role?: 'status' | undefined
  readonly children: ReactNode
}

/** A remark in small, muted text. */
export function Note({ as: Tag = 'p', role, children }: NoteProps) {
  return (
    <Tag role={role} className={styles.note}>
      {children}
    </Tag>
  )
}
