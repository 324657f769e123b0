import { type ReactNode, useId } from 'react'

interface Described {
  readonly id?: string | undefined
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
}

/** Ids of a control, its hint and its error. */
export function useFieldIds({ id, hint, error }: Described) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return { controlId, hintId, errorId, describedBy }
}
