import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** Text for screen readers that the layout already shows. Excluded from copied selections. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="parvis-hidden" id={id}>
      {children}
    </span>
  )
}
