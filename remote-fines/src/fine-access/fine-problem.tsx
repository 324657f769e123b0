import { Banner } from '@parvis/shared-kernel/ui'
import type { FineFailure } from './fine-failure.model.ts'
import { useFineProblem } from './use-fine-problem.ts'

const TONES = {
  'not-found': 'warning',
  'rate-limited': 'warning',
  network: 'danger',
  other: 'danger',
} as const satisfies Record<FineFailure, 'warning' | 'danger'>

/** Why the city gave no fine, beside the form that asked for it. */
export function FineProblem({ error }: { readonly error: unknown }) {
  const { kind, title, text } = useFineProblem(error)
  if (!error) return null
  return (
    <Banner tone={TONES[kind]} title={title} live="alert">
      {text}
    </Banner>
  )
}
