import { email as emailRule } from '@parvis/shared-kernel/subscriber'
import { badRequest } from '../../http/refusal.ts'

/** An address as accounts are found by it. */
export const loginName = (email: string): string => email.trim().toLowerCase()

/** The address that was sent, as accounts are found by it; refused when it can be nobody's. */
export const requireLoginName = (email: string): string => {
  const verdict = emailRule(email)
  if (!verdict.allowed) throw badRequest([{ path: 'email', message: verdict.reason }])
  return loginName(email)
}
