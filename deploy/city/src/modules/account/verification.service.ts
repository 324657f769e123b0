import { randomUUID } from 'node:crypto'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { CheckWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import { withMails } from '../../mail/post.ts'
import { peekUsedToken, REPEAT_SECONDS, takeToken } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { recordAccountEvent } from '../timeline/event.repo.ts'
import { putVehicle } from '../vehicles/vehicle.repo.ts'
import { findLoginByProof, insertCustomer, lockAddress } from './account.repo.ts'
import { finishEmailChange, notifyOldAddress } from './email-change.service.ts'
import { loginOfRegistration, type RegistrationRow, takeRegistration } from './registration.repo.ts'
import { returnToOf } from './return-to.ts'

const registerPlate = async (
  db: Database,
  { city_id: cityId, plate }: RegistrationRow,
  subscriberId: string,
  now: Instant,
) => {
  if (plate === null) return
  const vehicle = { cityId, subscriberId, vehicleId: randomUUID(), name: '', plate, category: null, now }
  await putVehicle(db, vehicle)
}

/** Turns a verified registration into an account; returns its login, or null if no account can be made. */
const openAccount = async (
  db: Database,
  cityId: string,
  registrationId: string,
  now: Instant,
): Promise<string | null> => {
  const login = await loginOfRegistration(db, cityId, registrationId)
  if (login === undefined) return null
  await lockAddress(db, cityId, login)
  const registration = await takeRegistration(db, cityId, registrationId, now)
  if (registration === undefined) return null
  const subscriberId = await insertCustomer(db, registration, now)
  if (subscriberId === null) return null
  await registerPlate(db, registration, subscriberId, now)
  for (const kind of ['account-created', 'email-verified'] as const) {
    await recordAccountEvent(db, { cityId, subscriberId, at: now, kind })
  }
  return login
}

/** The address that a link has proven, and the page to go on to. */
interface Proven {
  email: string
  returnTo: string | undefined
}

const provenBy = (email: string | null, subject: Record<string, unknown> | null): Proven | null =>
  email === null ? null : { email, returnTo: returnToOf(subject) }

const repeated = async ({ db, clock }: Deps, cityId: string, token: string): Promise<Proven | null> => {
  const since = addSeconds(clock.now(), -REPEAT_SECONDS)
  const subject = await peekUsedToken(db, { cityId, purpose: 'verify-email', token, since })
  const proofId = subject?.registrationId ?? subject?.changeId
  return typeof proofId === 'string' ? provenBy(await findLoginByProof(db, cityId, proofId), subject) : null
}

const prove = async (deps: Deps, city: City, token: string): Promise<Proven | null> => {
  const { cityId } = city
  const now = deps.clock.now()
  const done = await withMails(deps, cityId, async (transaction, write) => {
    const subject = await takeToken(transaction, { cityId, purpose: 'verify-email', token, now })
    if (typeof subject?.registrationId === 'string')
      return { login: await openAccount(transaction, cityId, subject.registrationId, now), subject }
    if (typeof subject?.changeId !== 'string') return null
    const moved = await finishEmailChange(transaction, cityId, subject.changeId, now)
    if (moved !== null) await notifyOldAddress(deps, city, moved, write)
    return { login: moved?.email ?? null, subject }
  })
  return done === null ? repeated(deps, cityId, token) : provenBy(done.login, done.subject)
}

/** Verifies an address by its link: creates the registered account, or moves an account to the new address. */
export const verifyByToken = async (
  deps: Deps,
  city: City,
  token: string,
  network: string,
): Promise<CheckWire> => {
  const proven = await limitedLookUp(deps, network, () => prove(deps, city, token))
  return proven === null ? { valid: false } : { valid: true, ...proven }
}
