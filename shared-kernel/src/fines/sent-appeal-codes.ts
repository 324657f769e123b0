/** Codes of a sent appeal, which its claim on the fine shares. */
export const SENT_APPEAL_CODES = {
  FILLED: 'filed',
  FILED: 'filed',
  IN_PROGRESS: 'filed',
  COMPLEMENT_REQUESTED: 'complement-requested',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  TRANSFERRED: 'transferred',
} as const
