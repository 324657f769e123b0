import type { Instant } from '../time/index.ts'
import type { Right } from './right.ts'
import type { RightStatus } from './right-status.ts'

/** What the orders look at; any right has it. */
export type Sortable = Pick<Right, 'status' | 'startOfValidity' | 'endOfValidity'>
export type RightOrder = (a: Sortable, b: Sortable) => number

/** The second document's rank (D1). It leaves deleted out: after all others; what nobody knows comes last. */
export const RANK = {
  'awaiting-payment': 1,
  'awaiting-completion': 2,
  'awaiting-evidence': 3,
  'under-review': 4,
  'plate-under-review': 4,
  granted: 5,
  rejected: 6,
  canceled: 7,
  deleted: 8,
  unknown: 9,
} as const satisfies Record<RightStatus, number>

/** The first document's order: review comes before evidence. Statuses that only the second has stand beside their like. */
const STATUS_ORDER = {
  'awaiting-payment': 1,
  'under-review': 2,
  'plate-under-review': 2,
  'awaiting-completion': 3,
  'awaiting-evidence': 3,
  granted: 4,
  rejected: 5,
  canceled: 6,
  deleted: 7,
  unknown: 8,
} as const satisfies Record<RightStatus, number>

// What has no end, or no start yet, counts as infinitely late (D1).
const late = (moment: Instant | null): number => moment ?? Number.POSITIVE_INFINITY
const ascending = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

const byStatusThenStart: RightOrder = (a, b) =>
  ascending(STATUS_ORDER[a.status], STATUS_ORDER[b.status]) ||
  ascending(late(b.startOfValidity), late(a.startOfValidity))

const byLatestEnd: RightOrder = (a, b) => ascending(late(b.endOfValidity), late(a.endOfValidity))

/**
 * The order of every list of rights (first document §4): latest end first; of those that end together by status, then
 * newest start first.
 */
export const byEndThenStatus: RightOrder = (a, b) => byLatestEnd(a, b) || byStatusThenStart(a, b)

const byRank: RightOrder = (a, b) => ascending(RANK[a.status], RANK[b.status])

/**
 * What the citizen must act on is listed by rank, then latest end first (second document §4). The same by earliest start,
 * which that document also has, is on no screen of either.
 */
export const byRankThenEnd: RightOrder = (a, b) => byRank(a, b) || byLatestEnd(a, b)
