import type { ReactNode } from 'react'

/** Text for screen readers that the layout already shows. Excluded from copied selections. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="parvis-hidden">{children}</span>
}
