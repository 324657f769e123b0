import { randomUUID } from 'node:crypto'
import { addSeconds, type Instant, inSeconds } from '@parvis/shared-kernel/time'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { mustExist } from '../../http/refusal.ts'
import type { WriteMail } from '../../mail/post.ts'
import { issueToken, revokeTokens } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { lockAccountOf } from '../session/session.repo.ts'
import { holdCaller } from '../subscriber/caller.ts'
import { recordAccountEvent } from '../timeline/event.repo.ts'
import { findCustomer, findCustomerOf, lockAddress } from './account.repo.ts'
import { mailBuckets } from './account-limits.ts'
import type { LetterName } from './account-mail.ts'
import { type AccountTaskKind, runAfterResponse } from './account-task.ts'
import {
  findPendingEmail,
  moveAccount,
  ownerOfEmailChange,
  putEmailChange,
  takeEmailChange,
} from './email-change.repo.ts'
import { loginName } from './login-name.ts'
import { type Envelope, letterOf, writeAlreadyRegistered } from './post.ts'
import { dropRegistration } from './registration.repo.ts'

const CHANGE_SECONDS = inSeconds({ days: 1 })

export interface EmailMove {
  from: string
  email: string
  lang: string
}

const issueProof = (deps: Deps, db: Database, city: City, changeId: string) =>
  issueToken(db, {
    cityId: city.cityId,
    purpose: 'verify-email',
    subject: { changeId },
    lifeSeconds: CHANGE_SECONDS,
    now: deps.clock.now(),
  })

const changeShape = v.object({
  subscriberId: v.string(),
  changeId: v.string(),
  email: v.string(),
  expiresAt: v.number(),
})

const notifyBoth = async (
  deps: Deps,
  city: City,
  { subscriberId, changeId, email, expiresAt }: v.InferOutput<typeof changeShape>,
  [transaction, write]: [Database, WriteMail],
): Promise<void> => {
  const own = await findCustomerOf(transaction, city.cityId, subscriberId)
  const other = await findCustomer(transaction, city.cityId, email)
  if (own === undefined) return
  const { lang } = own
  const writeLetter = (letter: LetterName, envelope: Envelope) =>
    write(letter, letterOf(deps, city, letter, envelope))
  await writeLetter('email-change-asked', { to: own.login, lang })
  if (other !== undefined) return writeAlreadyRegistered(deps, city, other, write)
  const token = await issueProof(deps, transaction, city, changeId)
  await writeLetter('change-email', { to: email, lang, token, until: expiresAt as Instant })
}

export const EMAIL_CHANGE: AccountTaskKind<v.InferOutput<typeof changeShape>> = {
  name: 'email change',
  shape: changeShape,
  run: notifyBoth,
}

/**
 * Mails the new address for confirmation and informs the old one. Until then the account keeps its address: a typing
 * error locks nobody out, and a stolen session cannot move the account unnoticed. Only the mailbox itself learns that
 * its address has another account.
 */
export const askEmailChange = async (
  deps: Deps,
  city: City,
  { subscriberId, login }: { subscriberId: string; login: string },
  requested: string,
  network: string,
): Promise<void> => {
  const { cityId } = city
  const email = loginName(requested)
  await deps.limits.spend(mailBuckets(city, email, network))
  const now = deps.clock.now()
  const change = { subscriberId, changeId: randomUUID(), email, expiresAt: addSeconds(now, CHANGE_SECONDS) }
  await runAfterResponse(deps, city, EMAIL_CHANGE, {
    // Not the new address: several people may ask for it, and each is told.
    login,
    payload: change,
    before: async transaction => {
      await holdCaller(transaction, { cityId, subscriberId })
      await putEmailChange(transaction, { cityId, ...change, now })
    },
  })
}

/** Mails the link of an address awaiting verification again; 404 if there is none. */
export const askEmailChangeAgain = async (
  deps: Deps,
  city: City,
  subscriberId: string,
  network: string,
): Promise<void> => {
  const { cityId } = city
  const pending = mustExist(await findPendingEmail(deps.db, cityId, subscriberId, deps.clock.now()))
  const { login } = mustExist(await findCustomerOf(deps.db, cityId, subscriberId))
  await askEmailChange(deps, city, { subscriberId, login }, pending, network)
}

/** Moves an account to its verified address; null if the change was dropped or the address was taken meanwhile. */
export const finishEmailChange = async (
  db: Database,
  cityId: string,
  changeId: string,
  now: Instant,
): Promise<EmailMove | null> => {
  const subscriberId = await ownerOfEmailChange(db, cityId, changeId)
  if (subscriberId === undefined || !(await lockAccountOf(db, subscriberId))) return null
  const taken = await takeEmailChange(db, cityId, changeId, now)
  if (taken === undefined) return null
  const { email } = taken
  await lockAddress(db, cityId, email)
  const own = await findCustomerOf(db, cityId, subscriberId)
  if (own === undefined || (await findCustomer(db, cityId, email)) !== undefined) return null
  await moveAccount(db, { cityId, subscriberId, changeId, email, now })
  // Invalidates recovery links sent to the old address, and another person's registration of the new one.
  await revokeTokens(db, 'recover-password', { subscriberId }, now)
  await dropRegistration(db, cityId, email)
  await recordAccountEvent(db, { cityId, subscriberId, at: now, kind: 'email-verified' })
  return { from: own.login, email, lang: own.lang }
}

/** Informs the former address, in the transaction of the change. */
export const notifyOldAddress = (
  deps: Deps,
  city: City,
  { from, lang }: Omit<EmailMove, 'email'>,
  write: WriteMail,
): Promise<void> => write('email changed', letterOf(deps, city, 'email-changed', { to: from, lang }))
