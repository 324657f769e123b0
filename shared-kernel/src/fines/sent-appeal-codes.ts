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
