import type { RightStatus } from '../orders/index.ts'

/** The two status vocabularies (D1): the first document's dashboard, the second document's orders. */
export type Vocabulary = 'first' | 'second'

const BY_CODE: Readonly<Record<string, RightStatus>> = {
  AWAITING_PAYMENT: 'awaiting-payment',
  AWAITING_VALIDATION: 'under-review',
  ACCEPTED: 'granted',
  DISCARDED: 'canceled',
  DELETED: 'deleted',
  AWAIT_EVIDENCE: 'awaiting-evidence',
  REJECTED: 'rejected',
  AWAIT_PAYMENT: 'awaiting-payment',
  AWAIT_COMPLETION_USER: 'awaiting-completion',
  AWAIT_DECISION: 'under-review',
  AWAIT_TREATMENT_RENEWAL: 'under-review',
  AWAIT_TREATMENT_COMPLETUDE: 'under-review',
  AWAIT_PLATE_DECISION: 'plate-under-review',
  FULFILLED: 'granted',
  CANCELED: 'canceled',
}

type KnownStatus = Exclude<RightStatus, 'unknown'>

// A status that a vocabulary has no word for is written with the other's: readers take both.
const CODES = {
  first: {
    'awaiting-payment': 'AWAITING_PAYMENT',
    'awaiting-completion': 'AWAIT_COMPLETION_USER',
    'awaiting-evidence': 'AWAIT_EVIDENCE',
    'under-review': 'AWAITING_VALIDATION',
    'plate-under-review': 'AWAIT_PLATE_DECISION',
    granted: 'ACCEPTED',
    rejected: 'REJECTED',
    canceled: 'DISCARDED',
    deleted: 'DELETED',
  },
  second: {
    'awaiting-payment': 'AWAIT_PAYMENT',
    'awaiting-completion': 'AWAIT_COMPLETION_USER',
    'awaiting-evidence': 'AWAIT_EVIDENCE',
    'under-review': 'AWAIT_DECISION',
    'plate-under-review': 'AWAIT_PLATE_DECISION',
    granted: 'FULFILLED',
    rejected: 'REJECTED',
    canceled: 'CANCELED',
    deleted: 'DELETED',
  },
} as const satisfies Record<Vocabulary, Record<KnownStatus, string>>

/** Any code of either vocabulary; whatever else the city sends is `unknown` and keeps its raw code (D1). */
export const statusFromWire = (raw: string): { status: RightStatus; raw: string } => ({
  status: (Object.hasOwn(BY_CODE, raw) ? BY_CODE[raw] : undefined) ?? 'unknown',
  raw,
})

/** @param raw the code to send back for an unknown status, as it came */
export const statusToWire = (status: RightStatus, vocabulary: Vocabulary, raw = 'UNKNOWN'): string =>
  status === 'unknown' ? raw : CODES[vocabulary][status]

/** Where a list of rights names a status that is neither document's: shown by its own word, and told (D17). */
export const unknownStatuses = (
  rights: readonly { readonly status: string }[],
  path: string,
): readonly string[] =>
  rights.some(({ status }) => statusFromWire(status).status === 'unknown') ? [path] : []
