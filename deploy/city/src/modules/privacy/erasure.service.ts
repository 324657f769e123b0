import type { Locale } from '@parvis/shared-kernel/formats'
import { isActive, isExpired } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { addSeconds, type Instant, inSeconds, toIso } from '@parvis/shared-kernel/time'
import type { ErasureTermsWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import { linkExpired, mustExist, Refusal } from '../../http/refusal.ts'
import { keyOfAddress } from '../../mail/mail-limit.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import { intlOf, say } from '../../messages/intl.ts'
import { sha256Hex } from '../../secrets.ts'
import {
  issueToken,
  keepToken,
  peekToken,
  REPEAT_SECONDS,
  revokeTokens,
  takeToken,
} from '../../tokens/one-time-token.ts'
import { mailBuckets } from '../account/account-limits.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'
import { holdCaller } from '../subscriber/caller.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import {
  erasePerson,
  findErasableEmail,
  hasLivePayment,
  hasOpenAppeal,
  hasOpenRefund,
  listOwnRights,
  lockPerson,
  namesOfRights,
} from './erase.repo.ts'
import { removeErasedFiles } from './erased-files.ts'
import { keptAfterErasure } from './kept-after-erasure.ts'
import { erasureAskedMail, erasureDoneMail } from './privacy-mail.ts'

const PURPOSE = 'erase-account'
/** Of the token of a link that has erased its person a moment ago. */
const DONE = 'account-erased'
const LINK_LIFE_SECONDS = inSeconds({ days: 1 })

const addressHash = (email: string): string => sha256Hex(keyOfAddress(email))

type Obstacle = 'right-in-force' | 'payment-live' | 'no-email'

const refuse = (obstacle: Obstacle, lang: Locale) =>
  new Refusal(409, 'Conflict', { message: say(intlOf(lang), `erasure.obstacle.${obstacle}`) })

const listHeldRights = async (db: Database, person: PersonKey, now: Instant) =>
  (await listOwnRights(db, person)).filter(
    ({ status, end_of_validity }) =>
      isActive({ status }) && !isExpired({ endOfValidity: end_of_validity }, now),
  )

/** What the person still has open with the city and prevents erasure. */
const obstacleOf = async (db: Database, person: PersonKey, now: Instant): Promise<Obstacle | null> => {
  if ((await listHeldRights(db, person, now)).length > 0) return 'right-in-force'
  return (await hasLivePayment(db, person)) ? 'payment-live' : null
}

/** Shown before erasure is asked for: what prevents it, right by right, and what the city must keep afterwards. */
export const readErasureTerms = async (
  { db, clock }: Deps,
  { cityId }: City,
  { subscriberId }: Session,
): Promise<ErasureTermsWire> => {
  const person = { cityId, subscriberId }
  const now = clock.now()
  const obstacle = await obstacleOf(db, person, now)
  const hasEmail = Boolean((await findErasableEmail(db, person))?.email)
  const held = await listHeldRights(db, person, now)
  const names = await namesOfRights(db, held)
  return {
    obstacle: obstacle ?? (hasEmail ? null : 'no-email'),
    rights: held.map(({ right_id, kind, end_of_validity }) => ({
      id: right_id,
      kind,
      name: names.get(right_id) ?? null,
      until: end_of_validity === null ? null : toIso(end_of_validity),
    })),
    kept: keptAfterErasure(),
  }
}

/** Mails the confirmation link; 409 Conflict names what prevents erasure. */
export const requestErasure = async (
  deps: Deps,
  city: City,
  session: Session,
  { lang, network }: { lang: Locale; network: string },
): Promise<void> => {
  const { db, clock, urls } = deps
  const { subscriberId } = session
  const person = { cityId: city.cityId, subscriberId }
  const now = clock.now()
  const obstacle = await obstacleOf(db, person, now)
  if (obstacle !== null) throw refuse(obstacle, lang)
  const to = (await findErasableEmail(db, person))?.email
  if (!to) throw refuse('no-email', lang)
  await deps.limits.spend(mailBuckets(city, to, network))
  await withMails(deps, city.cityId, async (transaction, write) => {
    await holdCaller(transaction, person)
    await revokeTokens(transaction, PURPOSE, { subscriberId }, now)
    const token = await issueToken(transaction, {
      cityId: city.cityId,
      purpose: PURPOSE,
      subject: { subscriberId, addressHash: addressHash(to) },
      lifeSeconds: LINK_LIFE_SECONDS,
      now,
    })
    const url = `${city.portals[0] ?? urls.api}${pathTo(PAGES.erasure, { token })}`
    await write(
      'erasure asked',
      erasureAskedMail({ to, lang, city }, { url, until: addSeconds(now, LINK_LIFE_SECONDS) }),
    )
  })
}

/** Erases a person whose row is locked; mails a farewell to the address that the row had. */
export const eraseAndTell = async (
  deps: Pick<Deps, 'cities'>,
  [transaction, write]: [Database, WriteMail],
  { email, lang, ...person }: PersonKey & { email: string | null; lang: string },
  { now, isUnused }: { now: Instant; isUnused: boolean },
): Promise<void> => {
  const city = deps.cities.find(({ cityId }) => cityId === person.cityId)
  const hasAppeal = await hasOpenAppeal(transaction, person)
  const hasRefund = await hasOpenRefund(transaction, person)
  await erasePerson(transaction, person, now)
  if (!email || city === undefined) return
  const reader = { to: email, lang: languageOf(lang), city }
  await write('account erased', erasureDoneMail(reader, { isUnused, hasAppeal, hasRefund }))
}

const erase = async (
  deps: Deps,
  [transaction, write]: [Database, WriteMail],
  { cityId, token, lang, now }: { cityId: string; token: string; lang: Locale; now: Instant },
): Promise<boolean> => {
  const link = { cityId, purpose: PURPOSE, token, now } as const
  const subject = await peekToken(transaction, link)
  if (typeof subject?.subscriberId !== 'string') return false
  const person = { cityId, subscriberId: subject.subscriberId }
  // The person before their link, like everything else that is theirs.
  const row = await lockPerson(transaction, person)
  if (row === undefined || (await takeToken(transaction, link)) === null) return false
  // Whoever reads a mailbox that the person has left must not erase them. Links of an earlier version name no address.
  if (subject.addressHash !== undefined && subject.addressHash !== addressHash(row.email ?? '')) return false
  const obstacle = await obstacleOf(transaction, person, now)
  if (obstacle !== null) throw refuse(obstacle, lang)
  await eraseAndTell(deps, [transaction, write], { ...person, ...row }, { now, isUnused: false })
  // The link is deleted with everything else: a repeat, of a call whose answer was lost, must still hear that it is done.
  const order = { cityId, purpose: DONE, code: token, subject: {}, now } as const
  await keepToken(transaction, { ...order, lifeSeconds: REPEAT_SECONDS })
  return true
}

/**
 * Erases the person the link was mailed to. A refusal does not use up the link: it works once nothing prevents erasure.
 * A repeat within `REPEAT_SECONDS` is answered like the first call.
 */
export const confirmErasure = async (
  deps: Deps,
  city: City,
  { token, lang, network }: { token: string; lang: Locale; network: string },
): Promise<void> => {
  const { cityId } = city
  const now = deps.clock.now()
  const look = (purpose: typeof PURPOSE | typeof DONE) => peekToken(deps.db, { cityId, purpose, token, now })
  mustExist(await limitedLookUp(deps, network, async () => (await look(PURPOSE)) ?? look(DONE)), linkExpired)
  const isErased =
    (await withMails(deps, cityId, (transaction, write) =>
      erase(deps, [transaction, write], { cityId, token, lang, now }),
    )) || (await look(DONE)) !== null
  if (!isErased) throw linkExpired()
  await removeErasedFiles(deps)
}
