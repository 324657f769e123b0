import type { ErasureTermsWire } from '@parvis/shared-kernel/wire'
import { PERSONAL_DATA } from './personal-data.ts'

type Kept = ErasureTermsWire['kept'][number]

/**
 * How long the longest-kept rows of a table outlive the person; null for `days: 0`, rows kept only because others
 * reference them.
 */
const keptOf = ({ table, erasure, terms }: (typeof PERSONAL_DATA)[number]): Kept[] => {
  if (erasure === 'delete') return []
  const days = Math.max(0, ...terms.map(term => term.days))
  return days === 0 ? [] : [{ part: table, days }]
}

/** What the city keeps after an erasure, without the person's name. */
export const keptAfterErasure = (): Kept[] => PERSONAL_DATA.flatMap(keptOf)
