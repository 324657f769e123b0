import { addSeconds, inSeconds } from '@parvis/shared-kernel/time'
import { type CheckWire, type PasswordChangeWire, returnToWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { QueryOf } from '../../http/calls.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import { linkExpired, mustExist } from '../../http/refusal.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import {
  issueToken,
  peekToken,
  peekUsedToken,
  REPEAT_SECONDS,
  revokeTokens,
  takeToken,
} from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { findAccount } from '../session/login.repo.ts'
import { requireLoginType } from '../session/login-type.ts'
import { hashPassword, isPassword } from '../session/password.ts'
import { lockAccountOf, revokeSessionsOf } from '../session/session.repo.ts'
import { recordAccountEvent } from '../timeline/event.repo.ts'
import { findCustomer, findCustomerOf, holdCustomer, writePassword } from './account.repo.ts'
import { mailBuckets } from './account-limits.ts'
import { type AccountTaskKind, runAfterResponse } from './account-task.ts'
import { dropEmailChange } from './email-change.repo.ts'
import { requireLoginName } from './login-name.ts'
import { requireStrongPassword } from './password-strength.ts'
import { letterOf } from './post.ts'
import { returnToOf } from './return-to.ts'

const RECOVERY_SECONDS = inSeconds({ minutes: 30 })

const PURPOSE = 'recover-password'

// Stored requests of an earlier version have no page to go on to.
const recoveryShape = v.object({ login: v.string(), returnTo: v.nullish(v.string()) })

const writeLink = async (
  deps: Deps,
  city: City,
  { login, returnTo = null }: v.InferOutput<typeof recoveryShape>,
  [db, write]: [Database, WriteMail],
): Promise<void> => {
  const account = await findCustomer(db, city.cityId, login)
  if (account === undefined) return
  const { subscriber_id: subscriberId } = account
  const now = deps.clock.now()
  await revokeTokens(db, PURPOSE, { subscriberId }, now)
  const token = await issueToken(db, {
    cityId: city.cityId,
    purpose: PURPOSE,
    subject: { subscriberId, returnTo },
    lifeSeconds: RECOVERY_SECONDS,
    now,
  })
  const until = addSeconds(now, RECOVERY_SECONDS)
  await write('recover', letterOf(deps, city, 'recover', { to: login, lang: account.lang, token, until }))
}

export const RECOVERY: AccountTaskKind<v.InferOutput<typeof recoveryShape>> = {
  name: 'recovery',
  shape: recoveryShape,
  hold: (transaction, { cityId }, { login }) => holdCustomer(transaction, cityId, login),
  run: writeLink,
}

/** Mails a link to choose another password. Everything that depends on the account happens after the response. */
export const requestRecovery = async (
  deps: Deps,
  city: City,
  { email, returnTo }: QueryOf<'GET /api/auth/customer/recover'>,
  network: string,
): Promise<void> => {
  requireLoginType(city, 'CUSTOMER')
  const login = requireLoginName(email)
  await deps.limits.spend(mailBuckets(city, login, network))
  const payload = { login, returnTo: v.parse(returnToWire, returnTo) }
  await runAfterResponse(deps, city, RECOVERY, { login, payload })
}

/** Finds the account of a link without using it; null alike for used, expired, replaced and unknown links. */
const accountOfLink = async ({ db, clock }: Deps, { cityId }: City, token: string) => {
  const subject = await peekToken(db, { cityId, purpose: PURPOSE, token, now: clock.now() })
  if (typeof subject?.subscriberId !== 'string') return null
  const account = await findCustomerOf(db, cityId, subject.subscriberId)
  return account ? { ...account, returnTo: returnToOf(subject) } : null
}

export const checkRecovery = async (
  deps: Deps,
  city: City,
  token: string,
  network: string,
): Promise<CheckWire> => {
  const account = await limitedLookUp(deps, network, () => accountOfLink(deps, city, token))
  return account === null ? { valid: false } : { valid: true, returnTo: account.returnTo }
}

type Account = NonNullable<Awaited<ReturnType<typeof accountOfLink>>>

const change = (deps: Deps, city: City, token: string, account: Account, passwordHash: string) =>
  withMails(deps, city.cityId, async (transaction, write) => {
    const { cityId } = city
    const { subscriber_id: subscriberId, login: to, lang } = account
    const now = deps.clock.now()
    if (!(await lockAccountOf(transaction, subscriberId))) throw linkExpired()
    if ((await takeToken(transaction, { cityId, purpose: PURPOSE, token, now })) === null) throw linkExpired()
    await writePassword(transaction, cityId, subscriberId, passwordHash)
    await revokeSessionsOf(transaction, cityId, subscriberId, now)
    // Somebody who knew the old password may have signed in on their own device.
    await revokeTokens(transaction, 'known-device', { subscriberId }, now)
    // Somebody who knew the old password may have asked to move the account to their own address.
    await dropEmailChange(transaction, cityId, subscriberId)
    await recordAccountEvent(transaction, { cityId, subscriberId, at: now, kind: 'password-changed' })
    await write('password changed', letterOf(deps, city, 'password-changed', { to, lang }))
  })

/** Whether this request repeats one whose response was lost: the link was used a moment ago for the same password. */
const wasChanged = async (
  { db, clock, limits }: Deps,
  { cityId }: City,
  { recoverId: token, password }: PasswordChangeWire,
  network: string,
): Promise<boolean> => {
  const since = addSeconds(clock.now(), -REPEAT_SECONDS)
  const subject = await peekUsedToken(db, { cityId, purpose: PURPOSE, token, since })
  if (typeof subject?.subscriberId !== 'string') return false
  await limits.spend([{ limit: 'passwordTryOfNetwork', key: network }])
  const customer = await findCustomerOf(db, cityId, subject.subscriberId)
  const account = customer && (await findAccount(db, cityId, customer.login))
  return account !== undefined && (await isPassword(account.password_hash, password))
}

/** Sets another password by a link, once; ends all of the account's sessions and informs its mailbox. */
export const changePassword = async (
  deps: Deps,
  city: City,
  body: PasswordChangeWire,
  network: string,
): Promise<void> => {
  requireLoginType(city, 'CUSTOMER')
  if (await wasChanged(deps, city, body, network)) return
  const { recoverId, password } = body
  const look = () => accountOfLink(deps, city, recoverId)
  const account = mustExist(await limitedLookUp(deps, network, look), linkExpired)
  await deps.limits.spend([{ limit: 'passwordTryOfNetwork', key: network }])
  await requireStrongPassword(password, [account.login, account.first_name, account.last_name, city.name])
  await change(deps, city, recoverId, account, await hashPassword(password))
  await deps.limits.clear({ limit: 'loginFailureOfAccount', key: `${city.cityId}|${account.login}` })
}
