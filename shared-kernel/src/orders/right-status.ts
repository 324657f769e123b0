/** What a status says (D1). Every list, rank and word of statuses, here and in the city's queries, is read from these columns. */
export interface StatusColumns {
  /** Place in the second document's order, 1 first. It leaves deleted out: after all others; what nobody knows comes last. */
  readonly rank: number
  /** Place in the first document's order, where review comes before evidence. */
  readonly listRank: number
  /** May be parked with while its dates say so. */
  readonly isActive: boolean
  /** What has to come before it goes on; null where nothing is awaited. */
  readonly waitsFor: 'payment' | 'documents' | 'city' | null
  /** It came to nothing: it uses up no limit, stands in the way of nothing and is not renewed by what followed. */
  readonly isLost: boolean
  /**
   * What its dates and zones are: granted; a wish, to be read as no right to park; or either of them, as what was deleted
   * may have been held or only asked for.
   */
  readonly terms: 'granted' | 'asked' | 'untold'
  /** The word on its badge while neither dates nor a payment say more (D2). */
  readonly displayed: string
  /** How each vocabulary writes it, the code that is written first. */
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
    // Only the second document has it: beside its like.
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
    // Before it began: what has begun is not canceled.
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
/** What a city can keep: `unknown` is what a reader makes of a code that is neither document's. */
export type KnownStatus = Exclude<RightStatus, 'unknown'>
/** The statuses whose column is one of some values. */
export type StatusWhere<Column extends keyof StatusColumns, Value> = {
  [Status in RightStatus]: Table[Status][Column] extends Value ? Status : never
}[RightStatus]

/** The columns of a status. */
export const statusColumns = <Status extends RightStatus>(status: Status): Table[Status] => STATUSES[status]

export const RIGHT_STATUSES = Object.keys(STATUSES) as readonly RightStatus[]

/** Granted or plate-under-review (D1): about the status alone; `isInForce` also looks at the dates. */
export const isActiveStatus = (status: RightStatus): boolean => STATUSES[status].isActive
/** It came to nothing: rejected, canceled or deleted. */
export const isLostStatus = (status: RightStatus): boolean => STATUSES[status].isLost
