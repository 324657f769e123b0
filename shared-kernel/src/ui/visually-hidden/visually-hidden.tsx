import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** Words for a screen reader that the eye already has from the layout. Left out of what a selection copies. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="parvis-hidden" id={id}>
      {children}
    </span>
  )
}
