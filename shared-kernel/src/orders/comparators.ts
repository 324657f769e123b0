import type { Instant } from '../time/index.ts'
import type { Right } from './right.ts'
import { statusColumns } from './right-status.ts'

/** The fields that the comparators need. */
export type Sortable = Pick<Right, 'status' | 'startOfValidity' | 'endOfValidity'>
export type RightOrder = (a: Sortable, b: Sortable) => number

// A missing end or start counts as infinitely late (D1).
const late = (moment: Instant | null): number => moment ?? Number.POSITIVE_INFINITY
const ascending = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

const byStatus =
  (rank: 'rank' | 'listRank'): RightOrder =>
  (a, b) =>
    ascending(statusColumns(a.status)[rank], statusColumns(b.status)[rank])

const byFirstOrder = byStatus('listRank')
const byRank = byStatus('rank')

const byStatusThenStart: RightOrder = (a, b) =>
  byFirstOrder(a, b) || ascending(late(b.startOfValidity), late(a.startOfValidity))

const byLatestEnd: RightOrder = (a, b) => ascending(late(b.endOfValidity), late(a.endOfValidity))

/**
 * The order of every list of rights (first document §4): latest end first; of those that end together by status, then
 * newest start first.
 */
export const byEndThenStatus: RightOrder = (a, b) => byLatestEnd(a, b) || byStatusThenStart(a, b)

/**
 * Order of the to-do list: by rank, then latest end first (second document §4). That document's order by earliest start
 * is used on no screen.
 */
export const byRankThenEnd: RightOrder = (a, b) => byRank(a, b) || byLatestEnd(a, b)
