import { email as emailRule } from '@parvis/shared-kernel/subscriber'
import { badRequest } from '../../http/refusal.ts'

/** Normalises an address as accounts store it. */
export const loginName = (email: string): string => email.trim().toLowerCase()

/** Returns the normalised address; refuses an invalid one with 400. */
export const requireLoginName = (email: string): string => {
  const verdict = emailRule(email)
  if (!verdict.allowed) throw badRequest([{ path: 'email', message: verdict.reason }])
  return loginName(email)
}
