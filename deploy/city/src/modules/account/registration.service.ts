import { randomUUID } from 'node:crypto'
import { plate } from '@parvis/shared-kernel/plates'
import { name2to50 } from '@parvis/shared-kernel/subscriber'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { CustomerRegistrationWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { badRequest, type FieldFault } from '../../http/refusal.ts'
import { issueToken, revokeTokens } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { requireLoginType } from '../session/login-type.ts'
import { hashPassword } from '../session/password.ts'
import { findCustomer } from './account.repo.ts'
import { mailBuckets } from './account-limits.ts'
import { requireLoginName } from './login-name.ts'
import { requireStrongPassword } from './password-strength.ts'
import { afterAnswer, post } from './post.ts'
import { findRegistration, putRegistration } from './registration.repo.ts'

/** A registration whose address is not proven within a day is forgotten. */
export const REGISTRATION_SECONDS = 86_400

export interface Caller {
  network: string
  language: Language
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
}

/** Sends the link that proves the address; links sent before it die. */
const sendProof = async (deps: Deps, city: City, proof: Proof): Promise<void> => {
  const { db, clock } = deps
  const now = clock.now()
  const subject = { registrationId: proof.registrationId }
  await revokeTokens(db, 'verify-email', subject, now)
  const token = await issueToken(db, {
    cityId: city.cityId,
    purpose: 'verify-email',
    subject,
    lifeSeconds: Math.max(1, Math.floor((proof.expiresAt - now) / 1_000)),
    now,
  })
  await post(deps, city, 'verify', { to: proof.login, lang: proof.lang, token })
}

const open = async (
  deps: Deps,
  city: City,
  login: string,
  wish: CustomerRegistrationWire & { passwordHash: string; lang: string },
): Promise<void> => {
  const { db, clock } = deps
  const known = await findCustomer(db, city.cityId, login)
  if (known !== undefined) return post(deps, city, 'alreadyRegistered', { to: login, lang: known.lang })
  const now = clock.now()
  const registrationId = randomUUID()
  const expiresAt = addSeconds(now, REGISTRATION_SECONDS)
  await putRegistration(db, {
    cityId: city.cityId,
    login,
    registrationId,
    passwordHash: wish.passwordHash,
    firstName: wish.firstName.trim(),
    lastName: wish.lastName.trim(),
    plate: wish.plate ? plate(wish.plate) : null,
    lang: wish.lang,
    now,
    expiresAt,
  })
  await sendProof(deps, city, { login, lang: wish.lang, registrationId, expiresAt })
}

/**
 * Takes a wish for an account. Whether the address has one already, the answer and its time are the same; the
 * mailbox alone is told. Nothing is opened before the link of the mail is: nobody can occupy another's address.
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
  await deps.limits.check(buckets)
  await deps.limits.spend([{ limit: 'passwordTryOfNetwork', key: network }])
  await requireStrongPassword(body.password, [login, body.firstName, body.lastName, city.name])
  await deps.limits.spend(buckets)
  const passwordHash = await hashPassword(body.password)
  const lang = body.lang === 'fr' || body.lang === 'en' ? body.lang : language
  afterAnswer(deps, 'registration', () => open(deps, city, login, { ...body, passwordHash, lang }))
}

/** Sends the link of a registration again; for every other address nothing is sent, and nobody can tell. */
export const sendProofAgain = async (
  deps: Deps,
  city: City,
  email: string,
  { network }: Caller,
): Promise<void> => {
  requireLoginType(city, 'CUSTOMER')
  const login = requireLoginName(email)
  await deps.limits.spend(mailBuckets(city, login, network))
  afterAnswer(deps, 'verification', async () => {
    const found = await findRegistration(deps.db, city.cityId, login, deps.clock.now())
    if (found === undefined) return
    const { lang, registration_id: registrationId, expires_at: expiresAt } = found
    await sendProof(deps, city, { login, lang, registrationId, expiresAt })
  })
}
