import { parseFineId } from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'

export type PathNumber =
  | { readonly kind: 'fine'; readonly id: FineId }
  /** A right number in another writing (spaced, or with its key): belongs at the one address of the fine. */
  | { readonly kind: 'elsewhere'; readonly id: FineId }
  | { readonly kind: 'none' }

/** The fine that an address names. */
export function fineNumberOfPath(raw: string): PathNumber {
  const parsed = parseFineId(raw)
  if (!parsed.valid) return { kind: 'none' }
  return { kind: parsed.id === raw ? 'fine' : 'elsewhere', id: parsed.id }
}
