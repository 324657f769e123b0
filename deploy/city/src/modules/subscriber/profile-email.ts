import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/refusal.ts'
import type { WriteMail } from '../../mail/post.ts'
import { findCustomerOf } from '../account/account.repo.ts'
import { mailBuckets } from '../account/account-limits.ts'
import { findPendingEmail } from '../account/email-change.repo.ts'
import { askEmailChange, tellOldAddress } from '../account/email-change.service.ts'
import { loginName } from '../account/login-name.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'

interface Wish {
  session: Session
  network: string
  current: Subscriber
  wished: string
}

/** The profile's new address and whom to tell after saving. */
interface Decision {
  email: string
  tell(write: WriteMail): Promise<void>
}

const keep = (email: string): Decision => ({ email, tell: async () => undefined })

/** Without a password the address serves for mail only: saved at once, and the old one is told. */
const moveContact = async (deps: Deps, city: City, { current, wished, network }: Wish): Promise<Decision> => {
  if (wished !== '') await deps.limits.spend(mailBuckets(city, loginName(wished), network))
  const { email: from, lang } = current
  return {
    email: wished,
    tell: async write => {
      if (from !== '') await tellOldAddress(deps, city, { from, lang }, write)
    },
  }
}

/**
 * With a password the address is the login: it stays until the new one is proven. Repeating the same wish, as forms do
 * with every save, sends no second mail.
 */
const moveLogin = async (deps: Deps, city: City, wish: Wish, login: string): Promise<Decision> => {
  const { session, network, current, wished } = wish
  if (wished === '') throw badRequest([{ path: 'email', message: 'mandatory' }])
  if (loginName(wished) === login) return keep(wished)
  const pending = await findPendingEmail(deps.db, city.cityId, session.subscriberId, deps.clock.now())
  if (pending !== loginName(wished)) await askEmailChange(deps, city, session.subscriberId, wished, network)
  return keep(current.email)
}

/** Decides how a saved profile changes its e-mail address. */
export const decideEmail = async (deps: Deps, city: City, wish: Wish): Promise<Decision> => {
  if (wish.wished.toLowerCase() === wish.current.email.toLowerCase()) return keep(wish.wished)
  const account = await findCustomerOf(deps.db, city.cityId, wish.session.subscriberId)
  return account === undefined ? moveContact(deps, city, wish) : moveLogin(deps, city, wish, account.login)
}
