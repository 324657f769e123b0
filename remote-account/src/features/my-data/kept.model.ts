import { PAGES, rightPath } from '@parvis/shared-kernel/paths'
import type { ErasureTermsWire } from '@parvis/shared-kernel/wire'
import type { PageMessageId } from '../../messages/pages.fr.ts'

const DAYS_A_YEAR = 365

const PARTS: Readonly<Record<string, PageMessageId>> = {
  operations: 'data.erase.kept.operations',
  rights: 'data.erase.kept.rights',
  refunds: 'data.erase.kept.refunds',
  appeals: 'data.erase.kept.appeals',
}

/** As they are told: what concerns everybody first, what nobody has worded last. */
const ORDER = Object.keys(PARTS)
const rankOf = (part: string) => (ORDER.includes(part) ? ORDER.indexOf(part) : ORDER.length)

export interface KeptLine {
  readonly id: PageMessageId
  readonly part: string
  readonly years: number
}

/** What stays after an erasure, in words; a part that nobody has worded is told under the city's own name for it. */
function keptLine({ part, days }: ErasureTermsWire['kept'][number]): KeptLine {
  const isWaiting = days === null || days === undefined
  const other = isWaiting ? 'data.erase.kept.other.waiting' : 'data.erase.kept.other'
  // Rounded up: nobody is told that something goes before it does.
  return { id: PARTS[part] ?? other, part, years: isWaiting ? 0 : Math.ceil(days / DAYS_A_YEAR) }
}

export const keptLines = (kept: ErasureTermsWire['kept']): readonly KeptLine[] =>
  [...kept].sort((a, b) => rankOf(a.part) - rankOf(b.part)).map(keptLine)

const OBSTACLES = ['right-in-force', 'payment-live', 'no-email'] as const
export type Obstacle = (typeof OBSTACLES)[number] | 'other'

/** Why an account cannot be erased now; a reason of the city's own is "other". */
export const obstacleOf = ({ obstacle }: ErasureTermsWire): Obstacle | null =>
  obstacle === null || obstacle === undefined ? null : (OBSTACLES.find(one => one === obstacle) ?? 'other')

type HeldRight = ErasureTermsWire['rights'][number]

const endOf = ({ until }: HeldRight) => (until ? Date.parse(until) : Number.MAX_SAFE_INTEGER)

/** What stands in the way, what ends first before all; what has no end last. */
export const soonestFirst = (rights: readonly HeldRight[]): readonly HeldRight[] =>
  [...rights].sort((a, b) => endOf(a) - endOf(b))

/** Where a right that stands in the way is looked at; one of a kind that nobody knows, among them all. */
export const pageOfRight = ({ kind, id }: HeldRight): string =>
  kind === 'other' ? PAGES.rights : rightPath({ kind, id })
