import { PAGES, rightPath } from '@parvis/shared-kernel/paths'
import type { ErasureTermsWire } from '@parvis/shared-kernel/wire'
import type { PageMessageId } from '../../messages/pages.fr.ts'

const DAYS_A_YEAR = 365

const PARTS: ReadonlyMap<string, PageMessageId> = new Map(
  Object.entries({
    operations: 'data.erase.kept.operations',
    rights: 'data.erase.kept.rights',
    refunds: 'data.erase.kept.refunds',
    appeals: 'data.erase.kept.appeals',
  }),
)

/** Display order: parts concerning everybody first, parts without a message last. */
const ORDER = [...PARTS.keys()]
const rankOf = (part: string) => (ORDER.includes(part) ? ORDER.indexOf(part) : ORDER.length)

export interface KeptLine {
  readonly id: PageMessageId
  readonly part: string
  readonly years: number
}

/** What is kept after an erasure and how long; a part without a message appears under the city's own name. */
function keptLine({ part, days }: ErasureTermsWire['kept'][number]): KeptLine {
  const isWaiting = days === null || days === undefined
  const other = isWaiting ? 'data.erase.kept.other.waiting' : 'data.erase.kept.other'
  // Rounds up: never announces a deletion before it happens.
  return { id: PARTS.get(part) ?? other, part, years: isWaiting ? 0 : Math.ceil(days / DAYS_A_YEAR) }
}

export const keptLines = (kept: ErasureTermsWire['kept']): readonly KeptLine[] =>
  [...kept].sort((a, b) => rankOf(a.part) - rankOf(b.part)).map(keptLine)

const OBSTACLES = ['right-in-force', 'payment-live', 'no-email'] as const
export type Obstacle = (typeof OBSTACLES)[number] | 'other'

/** Why an account cannot be erased at present; an unknown reason is "other". */
export const obstacleOf = ({ obstacle }: ErasureTermsWire): Obstacle | null =>
  obstacle === null || obstacle === undefined ? null : (OBSTACLES.find(one => one === obstacle) ?? 'other')

type HeldRight = ErasureTermsWire['rights'][number]

const endOf = ({ until }: HeldRight) => (until ? Date.parse(until) : Number.MAX_SAFE_INTEGER)

/** Obstructing rights, soonest end first, endless ones last. */
export const soonestFirst = (rights: readonly HeldRight[]): readonly HeldRight[] =>
  [...rights].sort((a, b) => endOf(a) - endOf(b))

/** Page of an obstructing right; for an unknown kind, the list of rights. */
export const pageOfRight = ({ kind, id }: HeldRight): string =>
  kind === 'other' ? PAGES.rights : rightPath({ kind, id })
