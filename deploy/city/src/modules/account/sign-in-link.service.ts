import { randomUUID } from 'node:crypto'
import { addSeconds, inSeconds } from '@parvis/shared-kernel/time'
import type { CheckWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import { linkExpired, mustExist, Refusal, unauthenticated } from '../../http/refusal.ts'
import { withMails } from '../../mail/post.ts'
import { issueToken, peekToken, peekUsedToken, takeToken } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { requireLoginType } from '../session/login-type.ts'
import { lockAccountOf } from '../session/session.repo.ts'
import { findSubscriber, writeEmail } from '../subscriber/subscriber.repo.ts'
import { recordAccountEvent } from '../timeline/event.repo.ts'
import { lockAddress } from './account.repo.ts'
import { mailBuckets } from './account-limits.ts'
import { requireLoginName } from './login-name.ts'
import { letterOf } from './post.ts'
import type { Caller } from './registration.service.ts'
import { findSignInLink, hasIdentityWith, hasOtherIdentityWith, putSignInLink } from './sign-in-link.repo.ts'

const LINK_SECONDS = inSeconds({ hours: 1 })
const PURPOSE = 'sign-in-link'

/**
 * Mails a link to verify an address that the identity provider did not give. Requested while signed in, it serves that
 * account alone; otherwise whoever opens it and signs in. Both prove access to the mailbox.
 */
export const sendSignInLink = async (
  deps: Deps,
  city: City,
  requested: string,
  { network, language, subscriberId }: Caller & { subscriberId: string | null },
): Promise<void> => {
  requireLoginType(city, 'FC')
  const email = requireLoginName(requested)
  await deps.limits.spend(mailBuckets(city, email, network))
  const { cityId } = city
  // Nothing here depends on whether the address is known, so that timing reveals nothing.
  await withMails(deps, cityId, async (db, write) => {
    const now = deps.clock.now()
    const linkId = randomUUID()
    const expiresAt = addSeconds(now, LINK_SECONDS)
    const isOfAccount = subscriberId !== null && (await lockAccountOf(db, subscriberId))
    const asker = isOfAccount ? subscriberId : null
    await putSignInLink(db, { linkId, cityId, email, subscriberId: asker, now, expiresAt })
    const order = { cityId, purpose: PURPOSE, subject: { linkId }, lifeSeconds: LINK_SECONDS, now } as const
    const envelope = { to: email, lang: language, token: await issueToken(db, order), until: expiresAt }
    await write('sign-in link', letterOf(deps, city, 'sign-in-link', envelope))
  })
}

const linkOf = async (db: Database, cityId: string, subject: Record<string, unknown> | null) =>
  typeof subject?.linkId === 'string' ? ((await findSignInLink(db, cityId, subject.linkId)) ?? null) : null

const peek = async ({ db, clock }: Deps, { cityId }: City, token: string) =>
  linkOf(db, cityId, await peekToken(db, { cityId, purpose: PURPOSE, token, now: clock.now() }))

/** A used link whose address somebody has confirmed; null also when that was more than an hour ago. */
const peekConfirmed = async ({ db, clock }: Deps, { cityId }: City, token: string) => {
  const since = addSeconds(clock.now(), -LINK_SECONDS)
  const link = await linkOf(db, cityId, await peekUsedToken(db, { cityId, purpose: PURPOSE, token, since }))
  return link !== null && (await hasIdentityWith(db, cityId, link.email)) ? link : null
}

/**
 * Whether a link is still valid, and which address it verifies; does not use the link. Of a used one, the address that
 * it has verified: who opens it twice must not be sent for another.
 */
export const checkSignInLink = async (
  deps: Deps,
  city: City,
  token: string,
  network: string,
): Promise<CheckWire> => {
  const found = await limitedLookUp(deps, network, async () => {
    const link = await peek(deps, city, token)
    if (link !== null) return { valid: true, email: link.email }
    const confirmed = await peekConfirmed(deps, city, token)
    return confirmed && { valid: false, email: confirmed.email }
  })
  return found ?? { valid: false }
}

/** Refuses an invalid link before the provider's code is spent: the citizen can then sign in without the link. */
export const requireSignInLink = async (
  deps: Deps,
  city: City,
  token: string,
  network: string,
): Promise<void> => {
  if (!(await checkSignInLink(deps, city, token, network)).valid) throw linkExpired()
}

/**
 * Uses the link for the person who has just signed in at the identity provider, and stores the address that it
 * verifies. Pass the sign-in's transaction, so that a refusal leaves the link unused. Customer accounts with the same
 * address stay separate: an e-mail address alone never merges accounts.
 */
export const proveEmailByLink = async (
  db: Database,
  { deps, city, token, subscriberId }: { deps: Deps; city: City; token: string; subscriberId: string },
): Promise<{ from: string | null; lang: string }> => {
  const { cityId } = city
  const now = deps.clock.now()
  if (!(await lockAccountOf(db, subscriberId))) throw unauthenticated()
  const link = await linkOf(db, cityId, await takeToken(db, { cityId, purpose: PURPOSE, token, now }))
  if (link === null) throw linkExpired()
  if (link.subscriber_id !== null && link.subscriber_id !== subscriberId)
    throw new Refusal(409, 'ProviderAccountMissMatch')
  await lockAddress(db, cityId, link.email)
  if (await hasOtherIdentityWith(db, cityId, link.email, subscriberId))
    throw new Refusal(409, 'AlreadyProviderAccountWithEmail')
  await recordAccountEvent(db, { cityId, subscriberId, at: now, kind: 'email-verified' })
  const before = mustExist(await findSubscriber(db, cityId, subscriberId), unauthenticated)
  await writeEmail(db, cityId, subscriberId, link.email, now)
  const isReplaced = before.email !== '' && before.email.toLowerCase() !== link.email
  return { from: isReplaced ? before.email : null, lang: before.lang }
}
