import { parseFineId } from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'

export type PathNumber =
  | { readonly kind: 'fine'; readonly id: FineId }
  /** A valid number in another form (spaced, or with its key): redirects to the canonical address. */
  | { readonly kind: 'elsewhere'; readonly id: FineId }
  | { readonly kind: 'none' }

export function fineNumberOfPath(raw: string): PathNumber {
  const parsed = parseFineId(raw)
  if (!parsed.valid) return { kind: 'none' }
  return { kind: parsed.id === raw ? 'fine' : 'elsewhere', id: parsed.id }
}
