import type { CheckWire, PasswordChangeWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { issueToken, peekToken, revokeTokens, takeToken } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { requireLoginType } from '../session/login-type.ts'
import { hashPassword } from '../session/password.ts'
import { revokeSessionsOf } from '../session/session.repo.ts'
import { recordEvent } from '../timeline/event.repo.ts'
import { findCustomer, findCustomerOf, writePassword } from './account.repo.ts'
import { limitedLookUp, mailBuckets } from './account-limits.ts'
import { dropEmailChange } from './email-change.repo.ts'
import { requireLoginName } from './login-name.ts'
import { requireStrongPassword } from './password-strength.ts'
import { afterAnswer, post } from './post.ts'

const RECOVERY_SECONDS = 1_800

const PURPOSE = 'recover-password'
const expired = () => new Refusal(410, 'LinkExpired')

const sendLink = async (deps: Deps, city: City, login: string): Promise<void> => {
  const { db, clock } = deps
  const account = await findCustomer(db, city.cityId, login)
  if (account === undefined) return
  const subject = { subscriberId: account.subscriber_id }
  const now = clock.now()
  await revokeTokens(db, PURPOSE, subject, now)
  const token = await issueToken(db, {
    cityId: city.cityId,
    purpose: PURPOSE,
    subject,
    lifeSeconds: RECOVERY_SECONDS,
    now,
  })
  await post(deps, city, 'recover', { to: login, lang: account.lang, token })
}

/** Sends a link to choose another password. Everything that depends on the account happens after the answer. */
export const askRecovery = async (deps: Deps, city: City, email: string, network: string): Promise<void> => {
  requireLoginType(city, 'CUSTOMER')
  const login = requireLoginName(email)
  await deps.limits.spend(mailBuckets(city, login, network))
  afterAnswer(deps, 'recovery', () => sendLink(deps, city, login))
}

/** Whose link this is, without using it; null for used, expired, replaced and unknown ones alike. */
const accountOfLink = async ({ db, clock }: Deps, { cityId }: City, token: string) => {
  const subject = await peekToken(db, { cityId, purpose: PURPOSE, token, now: clock.now() })
  if (typeof subject?.subscriberId !== 'string') return null
  return (await findCustomerOf(db, cityId, subject.subscriberId)) ?? null
}

export const checkRecovery = async (
  deps: Deps,
  city: City,
  token: string,
  network: string,
): Promise<CheckWire> => {
  const account = await limitedLookUp(deps, network, () => accountOfLink(deps, city, token))
  return { valid: account !== null }
}

const change = (deps: Deps, { cityId }: City, token: string, subscriberId: string, passwordHash: string) =>
  deps.db.transaction().execute(async transaction => {
    const now = deps.clock.now()
    if ((await takeToken(transaction, { cityId, purpose: PURPOSE, token, now })) === null) throw expired()
    await writePassword(transaction, cityId, subscriberId, passwordHash)
    await revokeSessionsOf(transaction, cityId, subscriberId, now)
    // Whoever had the old password may have asked to carry the account to an address of theirs.
    await dropEmailChange(transaction, cityId, subscriberId)
    await recordEvent(transaction, {
      cityId,
      subscriberId,
      at: now,
      kind: 'password-changed',
      resourceType: 'account',
      resourceId: subscriberId,
    })
  })

/** Writes another password by a link, once; every session of the account ends, and its mailbox is told. */
export const changePassword = async (
  deps: Deps,
  city: City,
  { recoverId, password }: PasswordChangeWire,
  network: string,
): Promise<void> => {
  requireLoginType(city, 'CUSTOMER')
  const account = await limitedLookUp(deps, network, () => accountOfLink(deps, city, recoverId))
  if (account === null) throw expired()
  await deps.limits.spend([{ limit: 'passwordTryOfNetwork', key: network }])
  await requireStrongPassword(password, [account.login, account.first_name, account.last_name, city.name])
  await change(deps, city, recoverId, account.subscriber_id, await hashPassword(password))
  await deps.limits.clear({ limit: 'loginFailureOfAccount', key: `${city.cityId}|${account.login}` })
  afterAnswer(deps, 'password changed', () =>
    post(deps, city, 'passwordChanged', { to: account.login, lang: account.lang }),
  )
}
