import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/refusal.ts'
import type { WriteMail } from '../../mail/post.ts'
import { findCustomerOf } from '../account/account.repo.ts'
import { mailBuckets } from '../account/account-limits.ts'
import { findPendingEmail } from '../account/email-change.repo.ts'
import { askEmailChange, notifyOldAddress } from '../account/email-change.service.ts'
import { loginName } from '../account/login-name.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'

interface EmailRequest {
  session: Session
  network: string
  current: Subscriber
  requested: string
}

/** The profile's new address and whom to tell after saving. */
interface Decision {
  email: string
  notify(write: WriteMail): Promise<void>
}

const keep = (email: string): Decision => ({ email, notify: async () => undefined })

/** Without a password the address serves for mail only: it is saved at once, and the old one is informed. */
const moveContact = async (
  deps: Deps,
  city: City,
  { current, requested, network }: EmailRequest,
): Promise<Decision> => {
  if (requested !== '') await deps.limits.spend(mailBuckets(city, loginName(requested), network))
  const { email: from, lang } = current
  return {
    email: requested,
    notify: async write => {
      if (from !== '') await notifyOldAddress(deps, city, { from, lang }, write)
    },
  }
}

/**
 * With a password the address is the login: it stays until the new one is proven. Repeating the same wish, as forms do
 * with every save, sends no second mail.
 */
const moveLogin = async (deps: Deps, city: City, request: EmailRequest, login: string): Promise<Decision> => {
  const { session, network, current, requested } = request
  if (requested === '') throw badRequest([{ path: 'email', message: 'mandatory' }])
  if (loginName(requested) === login) return keep(requested)
  const pending = await findPendingEmail(deps.db, city.cityId, session.subscriberId, deps.clock.now())
  if (pending !== loginName(requested))
    await askEmailChange(deps, city, { subscriberId: session.subscriberId, login }, requested, network)
  return keep(current.email)
}

/** Decides how a saved profile changes its e-mail address. */
export const decideEmail = async (deps: Deps, city: City, request: EmailRequest): Promise<Decision> => {
  if (request.requested.toLowerCase() === request.current.email.toLowerCase()) return keep(request.requested)
  const account = await findCustomerOf(deps.db, city.cityId, request.session.subscriberId)
  return account === undefined
    ? moveContact(deps, city, request)
    : moveLogin(deps, city, request, account.login)
}
