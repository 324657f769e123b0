import type { AppealState } from './appeal.ts'

const BY_CODE: Readonly<Record<string, AppealState>> = {
  INIT_CREATION: 'draft',
  DRAFT: 'draft',
  FILLED: 'filed',
  FILED: 'filed',
  COMPLEMENT_REQUESTED: 'complement-requested',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  TRANSFERRED: 'transferred',
  ABANDONED: 'abandoned',
}

/** The state that a city's code names; null for a code that nobody knows. */
export const appealState = (code: string): AppealState | null =>
  (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? null
