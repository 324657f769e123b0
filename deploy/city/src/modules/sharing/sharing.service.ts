import { canShare, canWithdraw, shareCodeOf } from '@parvis/shared-kernel/orders'
import { PAGES } from '@parvis/shared-kernel/paths'
import { email } from '@parvis/shared-kernel/subscriber'
import { toIso } from '@parvis/shared-kernel/time'
import type { ShareLookUpWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { withMails } from '../../mail/post.ts'
import { tokenEnd } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findRight, lockRight, type RightRow, recordRightEvent } from '../rights/right.repo.ts'
import { readRight } from '../rights/right.service.ts'
import { writeToOwner } from '../rights/right-post.ts'
import { CHANGE_REFUSALS, mustBeAllowed, SHARE_REFUSALS } from '../rights/right-refusals.ts'
import type { Session } from '../session/session.service.ts'
import { addSharer, endShare, sharerName } from './share.repo.ts'
import { shareMail } from './share-mail.ts'
import {
  countingFailures,
  makeShareToken,
  peekShareToken,
  shareTokenNotFound,
  takeShareToken,
} from './share-token.ts'

const keyOf = ({ cityId, subscriberId }: Session) => `${cityId}|${subscriberId}`

/** A code that lets another person join the right of the caller; a fresh one each time. */
export const generateShare = async (
  deps: Deps,
  city: City,
  session: Session,
  row: RightRow,
): Promise<string> => {
  await deps.limits.spend([{ limit: 'shareTokenOfSubscriber', key: keyOf(session) }])
  return deps.db.transaction().execute(async transaction => {
    const held = await lockRight(transaction, row.city_id, row.right_id)
    if (held === undefined) throw notFound()
    const right = await readRight({ ...deps, db: transaction }, city, session, held)
    mustBeAllowed(canShare(right, await planOf(transaction, held), deps.clock.now()), SHARE_REFUSALS)
    await recordRightEvent(transaction, held, { kind: 'right-shared', now: deps.clock.now() })
    return makeShareToken(transaction, deps, held)
  })
}

/** The right behind a code, while it can be shared; a code whose right has ended since is good for nothing. */
const sharedRight = async (deps: Deps, city: City, session: Session, rightId: string) => {
  const row = await findRight(deps.db, session.cityId, rightId)
  if (row === undefined) throw shareTokenNotFound()
  const plan = await planOf(deps.db, row)
  const right = await readRight(deps, city, session, row)
  const verdict = canShare(right, plan, deps.clock.now())
  if (!verdict.allowed && SHARE_REFUSALS[verdict.reason] !== 'ProductSharingDisabled')
    throw shareTokenNotFound()
  mustBeAllowed(verdict, SHARE_REFUSALS)
  const { endOfValidity } = right
  const told = {
    orderId: row.right_id,
    productName: plan?.name ?? '',
    sharedBy: await sharerName(deps.db, row),
    endOfValidity: endOfValidity === null ? null : toIso(endOfValidity),
  }
  return { row, told }
}

/** What a code leads to, without using it. */
export const lookUpShare = (
  deps: Deps,
  city: City,
  session: Session,
  token: string,
): Promise<ShareLookUpWire> =>
  countingFailures(deps, session, async () => {
    const { rightId } = await peekShareToken(deps.db, deps, session, token)
    return (await sharedRight(deps, city, session, rightId)).told
  })

const join = (deps: Deps, city: City, session: Session, token: string) =>
  withMails(deps, city.cityId, async (transaction, write) => {
    const inside = { ...deps, db: transaction }
    const { rightId } = await peekShareToken(transaction, deps, session, token)
    // The right first and the code second, as whoever makes another code does: the two never wait for each other.
    await lockRight(transaction, session.cityId, rightId)
    await takeShareToken(transaction, deps, session, token)
    const shared = await sharedRight(inside, city, session, rightId)
    const now = deps.clock.now()
    const isOwn = shared.row.subscriber_id === session.subscriberId
    // The refusal undoes the transaction: the code stays good for whom it was meant.
    if (isOwn || !(await addSharer(transaction, rightId, session.subscriberId, now)))
      throw new Refusal(409, 'SubscriberAlreadyInOrder')
    await recordRightEvent(transaction, shared.row, { kind: 'right-joined', now })
    const { subscriberId } = session
    await recordRightEvent(transaction, shared.row, { kind: 'right-joined', now, subscriberId })
    await writeToOwner(deps, [transaction, write], shared.row, 'joined')
    return shared.told
  })

/** Joins a right by its code, once: of many who try it together one succeeds, and the owner is told. */
export const joinShare = (
  deps: Deps,
  city: City,
  session: Session,
  token: string,
): Promise<ShareLookUpWire> => {
  return countingFailures(deps, session, () => join(deps, city, session, token))
}

const mustBeAddress = (target: string): string => {
  const verdict = email(target)
  if (!verdict.allowed) throw badRequest([{ path: 'target', message: verdict.reason }])
  return target.trim()
}

/**
 * Where the code is entered. The specification prefills that screen from the query, so the code stands in it: it is good
 * once, for a week, for somebody signed in, and the owner can take it back.
 */
const joinUrl = (city: City, token: string): string =>
  `${city.portals[0] ?? ''}${PAGES.share}?shareToken=${encodeURIComponent(token)}`

interface ShareMailOrder {
  token: string
  target: string
  lang: Language
}

/** Sends a code to an address, for whoever made the code and for nobody else. */
export const mailShare = async (
  deps: Deps,
  city: City,
  session: Session,
  { token, target, lang }: ShareMailOrder,
): Promise<void> => {
  const to = mustBeAddress(target)
  const { told, until } = await countingFailures(deps, session, async () => {
    const { rightId, sharedBy } = await peekShareToken(deps.db, deps, session, token)
    if (sharedBy !== session.subscriberId) throw shareTokenNotFound()
    const until = await tokenEnd(deps.db, shareCodeOf(token))
    return { ...(await sharedRight(deps, city, session, rightId)), until }
  })
  // The address first: a mail that it is too full for does not count against the sender.
  await deps.limits.spend([
    { limit: 'mailOfAddress', key: `${city.cityId}|${to.toLowerCase()}` },
    { limit: 'shareMailOfSubscriber', key: keyOf(session) },
  ])
  const url = joinUrl(city, token)
  await withMails(deps, city.cityId, (_transaction, write) =>
    write('share', shareMail({ to, lang, city, product: told.productName, url, until })),
  )
}

/** Leaves a right that another shares: from then on it is nobody's business of the one who left. */
export const withdraw = async (deps: Deps, city: City, session: Session, row: RightRow): Promise<void> => {
  const { subscriberId } = session
  await withMails(deps, city.cityId, async (transaction, write) => {
    const now = deps.clock.now()
    const held = await lockRight(transaction, row.city_id, row.right_id)
    if (held === undefined) throw notFound()
    const right = await readRight({ ...deps, db: transaction }, city, session, held)
    mustBeAllowed(canWithdraw(right, null, now), CHANGE_REFUSALS)
    if (!(await endShare(transaction, held.right_id, subscriberId, now))) throw notFound()
    await recordRightEvent(transaction, held, { kind: 'right-withdrawn', now })
    await recordRightEvent(transaction, held, { kind: 'right-withdrawn', now, subscriberId })
    await writeToOwner(deps, [transaction, write], held, 'left')
  })
}
