import { randomUUID } from 'node:crypto'
import { isLocale, type Locale } from '@parvis/shared-kernel/formats'
import { plate } from '@parvis/shared-kernel/plates'
import { name2to50 } from '@parvis/shared-kernel/subscriber'
import { addSeconds, type Instant, inSeconds } from '@parvis/shared-kernel/time'
import type { CustomerRegistrationWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, type FieldFault } from '../../http/refusal.ts'
import type { WriteMail } from '../../mail/post.ts'
import { issueToken, revokeTokens } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { requireLoginType } from '../session/login-type.ts'
import { hashPassword } from '../session/password.ts'
import { findCustomer } from './account.repo.ts'
import { mailBuckets } from './account-limits.ts'
import { type AccountTaskKind, runAfterResponse } from './account-task.ts'
import { requireLoginName } from './login-name.ts'
import { requireStrongPassword } from './password-strength.ts'
import { letterOf, writeAlreadyRegistered } from './post.ts'
import { findRegistration, putRegistration } from './registration.repo.ts'
import { returnToOf } from './return-to.ts'

/** A registration whose address is not verified within a day is deleted. */
export const REGISTRATION_SECONDS = inSeconds({ days: 1 })

export interface Caller {
  network: string
  language: Locale
}

const nameFaults = (path: string, name: string): FieldFault[] => {
  const verdict = name2to50(name)
  return verdict.allowed ? [] : [{ path, message: verdict.reason }]
}

const requirePerson = ({ firstName, lastName, plate: typed }: CustomerRegistrationWire): void => {
  const faults = [
    ...nameFaults('firstName', firstName),
    ...nameFaults('lastName', lastName),
    ...(typed && plate(typed) === null ? [{ path: 'plate', message: 'malformed' }] : []),
  ]
  if (faults.length > 0) throw badRequest(faults)
}

interface Proof {
  login: string
  lang: string
  registrationId: string
  expiresAt: Instant
  /** Without it, the page stored with the earlier link of this registration is kept. */
  returnTo?: string | null
}

/** Mails the link that verifies the address; earlier links become invalid. */
const writeProof = async (
  deps: Deps,
  city: City,
  proof: Proof,
  [db, write]: [Database, WriteMail],
): Promise<void> => {
  const now = deps.clock.now()
  const { registrationId } = proof
  const [replaced] = await revokeTokens(db, 'verify-email', { registrationId }, now)
  const subject = { registrationId, returnTo: proof.returnTo ?? returnToOf(replaced) }
  const token = await issueToken(db, {
    cityId: city.cityId,
    purpose: 'verify-email',
    subject,
    lifeSeconds: Math.max(1, Math.floor((proof.expiresAt - now) / 1_000)),
    now,
  })
  const { login: to, lang, expiresAt: until } = proof
  await write('verify', letterOf(deps, city, 'verify', { to, lang, token, until }))
}

const registrationShape = v.object({
  login: v.string(),
  passwordHash: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  plate: v.nullable(v.string()),
  lang: v.string(),
  // Missing in a request stored by an earlier version.
  returnTo: v.nullish(v.string()),
})

const open = async (
  deps: Deps,
  city: City,
  payload: v.InferOutput<typeof registrationShape>,
  [db, write]: [Database, WriteMail],
): Promise<void> => {
  const { returnTo, ...person } = payload
  const { login } = person
  const known = await findCustomer(db, city.cityId, login)
  if (known !== undefined) return writeAlreadyRegistered(deps, city, known, write)
  const now = deps.clock.now()
  const registrationId = randomUUID()
  const expiresAt = addSeconds(now, REGISTRATION_SECONDS)
  await putRegistration(db, { cityId: city.cityId, ...person, registrationId, now, expiresAt })
  const proof = { login, lang: person.lang, registrationId, expiresAt, returnTo: returnTo ?? null }
  await writeProof(deps, city, proof, [db, write])
}

export const REGISTRATION: AccountTaskKind<v.InferOutput<typeof registrationShape>> = {
  name: 'registration',
  shape: registrationShape,
  run: open,
}

/**
 * Accepts a registration. Response and timing are the same whether or not the address has an account; only the mailbox
 * learns it. Nothing is created before the mail's link is opened: nobody can occupy another's address.
 */
export const register = async (
  deps: Deps,
  city: City,
  body: CustomerRegistrationWire,
  { network, language }: Caller,
): Promise<void> => {
  requireLoginType(city, 'CUSTOMER')
  const login = requireLoginName(body.email)
  requirePerson(body)
  const buckets = [
    { limit: 'registrationOfNetwork', key: network } as const,
    ...mailBuckets(city, login, network),
  ]
  // Spent before the costly password estimate: a refused password returns all points except its own try.
  await deps.limits.spend([{ limit: 'passwordTryOfNetwork', key: network }, ...buckets])
  const owner = [login, body.firstName, body.lastName, city.name]
  await requireStrongPassword(body.password, owner).catch(async (refusal: unknown) => {
    await deps.limits.giveBack(buckets)
    throw refusal
  })
  const passwordHash = await hashPassword(body.password)
  const payload = {
    login,
    passwordHash,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    plate: body.plate ? plate(body.plate) : null,
    lang: isLocale(body.lang) ? body.lang : language,
    returnTo: body.returnTo ?? null,
  }
  await runAfterResponse(deps, city, REGISTRATION, { login, payload })
}

const addressShape = v.object({ login: v.string() })

export const PROOF_AGAIN: AccountTaskKind<v.InferOutput<typeof addressShape>> = {
  name: 'verification',
  shape: addressShape,
  run: async (deps, city, { login }, both) => {
    const found = await findRegistration(both[0], city.cityId, login, deps.clock.now())
    if (found === undefined) return
    const { lang, registration_id: registrationId, expires_at: expiresAt } = found
    await writeProof(deps, city, { login, lang, registrationId, expiresAt }, both)
  },
}

/** Mails a registration's link again; other addresses get no mail, and the response does not reveal it. */
export const sendProofAgain = async (
  deps: Deps,
  city: City,
  email: string,
  { network }: Caller,
): Promise<void> => {
  requireLoginType(city, 'CUSTOMER')
  const login = requireLoginName(email)
  await deps.limits.spend(mailBuckets(city, login, network))
  await runAfterResponse(deps, city, PROOF_AGAIN, { login, payload: { login } })
}
