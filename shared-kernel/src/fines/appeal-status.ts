import type { AppealState, KnownAppealState } from './appeal.ts'

/** Codes of an appeal that was sent, which its fine repeats as those of its claim. */
export const SENT_APPEAL_CODES = {
  FILLED: 'filed',
  FILED: 'filed',
  IN_PROGRESS: 'filed',
  COMPLEMENT_REQUESTED: 'complement-requested',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  TRANSFERRED: 'transferred',
} as const

const BY_CODE: Readonly<Record<string, KnownAppealState>> = {
  INIT_CREATION: 'draft',
  DRAFT: 'draft',
  ...SENT_APPEAL_CODES,
  ABANDONED: 'abandoned',
}

/** Maps a city's code to a state; `unknown` for a new code. */
export const appealState = (code: string): AppealState =>
  (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? 'unknown'

/** Code with which some cities report that a fine has no appeal, where others answer 404. */
export const NO_APPEAL = 'NONE'
