import { randomUUID } from 'node:crypto'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/refusal.ts'
import { issueToken, revokeTokens } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { recordEvent } from '../timeline/event.repo.ts'
import { findCustomer, findCustomerOf, lockAddress } from './account.repo.ts'
import { mailBuckets } from './account-limits.ts'
import { findPendingEmail, moveAccount, putEmailChange, takeEmailChange } from './email-change.repo.ts'
import { loginName } from './login-name.ts'
import { afterAnswer, post } from './post.ts'
import { dropRegistration } from './registration.repo.ts'

const CHANGE_SECONDS = 86_400

export interface EmailMove {
  from: string
  email: string
  lang: string
}

const sendProof = async (deps: Deps, city: City, email: string, lang: string, changeId: string) => {
  const { db, clock } = deps
  const now = clock.now()
  const token = await issueToken(db, {
    cityId: city.cityId,
    purpose: 'verify-email',
    subject: { changeId },
    lifeSeconds: CHANGE_SECONDS,
    now,
  })
  await post(deps, city, 'changeEmail', { to: email, lang, token })
}

/**
 * Asks whoever reads the new address to confirm it, and tells the old one. Until then the account keeps its address:
 * a typing mistake locks nobody out, and a stolen session cannot carry the account away unnoticed. That an address
 * has another account is told to its mailbox alone.
 */
export const askEmailChange = async (
  deps: Deps,
  city: City,
  subscriberId: string,
  wished: string,
  network: string,
): Promise<void> => {
  const { db, clock } = deps
  const email = loginName(wished)
  await deps.limits.spend(mailBuckets(city, email, network))
  const now = clock.now()
  const changeId = randomUUID()
  const expiresAt = addSeconds(now, CHANGE_SECONDS)
  await putEmailChange(db, { cityId: city.cityId, subscriberId, changeId, email, now, expiresAt })
  afterAnswer(deps, 'email change', async () => {
    const own = await findCustomerOf(db, city.cityId, subscriberId)
    const other = await findCustomer(db, city.cityId, email)
    if (own === undefined) return
    await post(deps, city, 'emailChangeAsked', { to: own.login, lang: own.lang })
    if (other !== undefined) await post(deps, city, 'alreadyRegistered', { to: email, lang: other.lang })
    else await sendProof(deps, city, email, own.lang, changeId)
  })
}

/** Sends the link of an address that still waits for its proof once more; 404 when none does. */
export const askEmailChangeAgain = async (
  deps: Deps,
  city: City,
  subscriberId: string,
  network: string,
): Promise<void> => {
  const pending = await findPendingEmail(deps.db, city.cityId, subscriberId, deps.clock.now())
  if (pending === null) throw notFound()
  await askEmailChange(deps, city, subscriberId, pending, network)
}

/** Moves an account to the address that is now proven; null when the wish is gone or the address was taken meanwhile. */
export const finishEmailChange = async (
  db: Database,
  cityId: string,
  changeId: string,
  now: Instant,
): Promise<EmailMove | null> => {
  const wish = await takeEmailChange(db, cityId, changeId, now)
  if (wish === undefined) return null
  const { subscriber_id: subscriberId, email } = wish
  await lockAddress(db, cityId, email)
  const own = await findCustomerOf(db, cityId, subscriberId)
  if (own === undefined || (await findCustomer(db, cityId, email)) !== undefined) return null
  await moveAccount(db, { cityId, subscriberId, changeId, email, now })
  // What was sent to the old address, or asked for the new one by somebody else, opens nothing any more.
  await revokeTokens(db, 'recover-password', { subscriberId }, now)
  await dropRegistration(db, cityId, email)
  await recordEvent(db, {
    cityId,
    subscriberId,
    at: now,
    kind: 'email-verified',
    resourceType: 'account',
    resourceId: subscriberId,
  })
  return { from: own.login, email, lang: own.lang }
}

/** Tells the address that was left. */
export const tellOldAddress = (deps: Deps, city: City, { from, lang }: Omit<EmailMove, 'email'>): void =>
  afterAnswer(deps, 'email changed', () => post(deps, city, 'emailChanged', { to: from, lang }))
