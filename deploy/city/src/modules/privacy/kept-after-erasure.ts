import type { ErasureTermsWire } from '@parvis/shared-kernel/wire'
import { PERSONAL_DATA } from './personal-data.ts'

type Kept = ErasureTermsWire['kept'][number]

/**
 * Of a table whose rows may outlive the person: how long the longest-lived of them stay. A row that only stays because
 * another one points at it (`days: 0`) is nothing that is kept of a person; an appeal that waits for its answer has no
 * term of its own.
 */
const keptOf = ({ table, erasure, terms, mayWait }: (typeof PERSONAL_DATA)[number]): Kept[] => {
  if (erasure === 'delete') return []
  if (mayWait) return [{ part: table, days: null }]
  const days = Math.max(0, ...terms.map(term => term.days))
  return days === 0 ? [] : [{ part: table, days }]
}

/** What the city keeps of somebody whose account is erased, without their name. */
export const keptAfterErasure = (): Kept[] => PERSONAL_DATA.flatMap(keptOf)
