/**
 * Columns of a status (D1). Every list, rank and label of statuses, here and in the city's queries, derives from
 * them.
 */
export interface StatusColumns {
  /** Rank in the second document's order, 1 first. It omits deleted, ranked after the others; unknown comes last. */
  readonly rank: number
  /** Rank in the first document's order, where review comes before evidence. */
  readonly listRank: number
  /** Parking is allowed within the right's dates. */
  readonly isActive: boolean
  /** What the right waits for; null for nothing. */
  readonly waitsFor: 'payment' | 'documents' | 'city' | null
  /** Failed: counts towards no limit, conflicts with nothing, and does not count as the renewal of another right. */
  readonly isLost: boolean
  /**
   * Meaning of its dates and zones: granted; wished, which must not look like a right to park; or either, since a
   * deleted right may have been granted or only requested.
   */
  readonly terms: 'granted' | 'asked' | 'untold'
  /** Label of the badge unless dates or a payment are more precise (D2). */
  readonly displayed: string
  /** Codes in each vocabulary; the first is the one written. */
  readonly codes: Readonly<Record<'first' | 'second', readonly string[]>>
}

const STATUSES = {
  'awaiting-payment': {
    rank: 1,
    listRank: 1,
    isActive: false,
    waitsFor: 'payment',
    isLost: false,
    terms: 'asked',
    displayed: 'to-pay',
    codes: { first: ['AWAITING_PAYMENT'], second: ['AWAIT_PAYMENT'] },
  },
  'awaiting-completion': {
    rank: 2,
    // Exists in the second document only; ranked beside the similar status.
    listRank: 3,
    isActive: false,
    waitsFor: 'documents',
    isLost: false,
    terms: 'asked',
    displayed: 'to-complete',
    codes: { first: [], second: ['AWAIT_COMPLETION_USER'] },
  },
  'awaiting-evidence': {
    rank: 3,
    listRank: 3,
    isActive: false,
    waitsFor: 'documents',
    isLost: false,
    terms: 'asked',
    displayed: 'await-evidence',
    codes: { first: ['AWAIT_EVIDENCE'], second: ['AWAIT_EVIDENCE'] },
  },
  'under-review': {
    rank: 4,
    listRank: 2,
    isActive: false,
    waitsFor: 'city',
    isLost: false,
    terms: 'asked',
    displayed: 'dropped',
    codes: {
      first: ['AWAITING_VALIDATION'],
      second: ['AWAIT_DECISION', 'AWAIT_TREATMENT_RENEWAL', 'AWAIT_TREATMENT_COMPLETUDE'],
    },
  },
  'plate-under-review': {
    rank: 4,
    listRank: 2,
    // The right stays valid while the city reviews its new plate (second document §4).
    isActive: true,
    waitsFor: 'city',
    isLost: false,
    terms: 'granted',
    displayed: 'active',
    codes: { first: [], second: ['AWAIT_PLATE_DECISION'] },
  },
  granted: {
    rank: 5,
    listRank: 4,
    isActive: true,
    waitsFor: null,
    isLost: false,
    terms: 'granted',
    displayed: 'active',
    codes: { first: ['ACCEPTED'], second: ['FULFILLED'] },
  },
  rejected: {
    rank: 6,
    listRank: 5,
    isActive: false,
    waitsFor: null,
    isLost: true,
    terms: 'asked',
    displayed: 'rejected',
    codes: { first: ['REJECTED'], second: ['REJECTED'] },
  },
  canceled: {
    rank: 7,
    listRank: 6,
    isActive: false,
    waitsFor: null,
    isLost: true,
    // Canceled before it started: a started right cannot be canceled.
    terms: 'asked',
    displayed: 'canceled',
    codes: { first: ['DISCARDED'], second: ['CANCELED'] },
  },
  deleted: {
    rank: 8,
    listRank: 7,
    isActive: false,
    waitsFor: null,
    isLost: true,
    terms: 'untold',
    displayed: 'deleted',
    codes: { first: ['DELETED'], second: [] },
  },
  unknown: {
    rank: 9,
    listRank: 8,
    isActive: false,
    waitsFor: null,
    isLost: false,
    terms: 'untold',
    displayed: 'unknown',
    codes: { first: [], second: [] },
  },
} as const satisfies Record<string, StatusColumns>

type Table = typeof STATUSES

/** The closed union that both status vocabularies are read into (D1). */
export type RightStatus = keyof Table
/** Statuses that a city can store; `unknown` is only read, from a code of neither document. */
export type KnownStatus = Exclude<RightStatus, 'unknown'>
/** Statuses whose column has one of the given values. */
export type StatusWhere<Column extends keyof StatusColumns, Value> = {
  [Status in RightStatus]: Table[Status][Column] extends Value ? Status : never
}[RightStatus]

/** The columns of a status. */
export const statusColumns = <Status extends RightStatus>(status: Status): Table[Status] => STATUSES[status]

export const RIGHT_STATUSES = Object.keys(STATUSES) as readonly RightStatus[]

/** Granted or plate-under-review (D1): considers the status alone; `isInForce` also considers the dates. */
export const isActiveStatus = (status: RightStatus): boolean => STATUSES[status].isActive
/** Rejected, canceled or deleted. */
export const isLostStatus = (status: RightStatus): boolean => STATUSES[status].isLost
