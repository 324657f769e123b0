import type { ErasureTermsWire } from '@parvis/shared-kernel/wire'
import { PERSONAL_DATA } from './personal-data.ts'

type Kept = ErasureTermsWire['kept'][number]

/**
 * How long the longest-lived rows of a table outlive the person; none for `days: 0`, rows that stay only because others
 * reference them.
 */
const keptOf = ({ table, erasure, terms }: (typeof PERSONAL_DATA)[number]): Kept[] => {
  if (erasure === 'delete') return []
  const days = Math.max(0, ...terms.map(term => term.days))
  return days === 0 ? [] : [{ part: table, days }]
}

/** What the city keeps after an erasure, without the person's name. */
export const keptAfterErasure = (): Kept[] => PERSONAL_DATA.flatMap(keptOf)
