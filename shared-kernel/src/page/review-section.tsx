import type { ReactNode } from 'react'
import { PencilIcon } from '../ui/icon/index.ts'
import { Button, Section } from '../ui/index.ts'

export interface ReviewSectionProps {
  readonly title: string
  readonly change: string
  /** For screen readers: a page has several of them. */
  readonly changeName: string
  /** Opens the step; continuing from there returns to the review. */
  readonly onChange: () => void
  readonly children: ReactNode
}

/** Answers of one step, with a link to change them. */
export function ReviewSection({ title, change, changeName, onChange, children }: ReviewSectionProps) {
  return (
    <Section
      title={title}
      gap={2}
      actions={
        <Button variant="quiet" size="small" icon={PencilIcon} onClick={onChange} aria-label={changeName}>
          {change}
        </Button>
      }
    >
      {children}
    </Section>
  )
}
