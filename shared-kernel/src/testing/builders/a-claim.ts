import type { Claim } from '../../fines/index.ts'

/** An appeal that was filed against a fine, as its holder sees it. */
export const aClaim = (changes: Partial<Claim> = {}): Claim => ({
  type: 'RAPO',
  status: 'filed',
  date: null,
  decidedAt: null,
  dueAt: null,
  implicitRejectionAt: null,
  tribunalDeadline: null,
  access: 'holder',
  ...changes,
})
