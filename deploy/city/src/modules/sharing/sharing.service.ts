import type { Locale } from '@parvis/shared-kernel/formats'
import { canShare, canWithdraw, shareCodeOf } from '@parvis/shared-kernel/orders'
import { PAGES } from '@parvis/shared-kernel/paths'
import { email } from '@parvis/shared-kernel/subscriber'
import { toIso } from '@parvis/shared-kernel/time'
import type { ShareLookUpWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { withMails } from '../../mail/post.ts'
import { tokenEnd } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findRight, lockRight, type RightRow, recordRightEvent } from '../rights/right.repo.ts'
import { holdRight, readRight } from '../rights/right.service.ts'
import { writeToOwner } from '../rights/right-post.ts'
import { CHANGE_REFUSALS, mustBeAllowed, SHARE_REFUSALS } from '../rights/right-refusals.ts'
import type { Session } from '../session/session.service.ts'
import { holdCaller } from '../subscriber/caller.ts'
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

/** Creates a new code that lets another person join the caller's right. */
export const generateShare = async (
  deps: Deps,
  city: City,
  session: Session,
  row: RightRow,
): Promise<string> => {
  await deps.limits.spend([{ limit: 'shareTokenOfSubscriber', key: keyOf(session) }])
  return deps.db.transaction().execute(async transaction => {
    const { held, right } = await holdRight({ ...deps, db: transaction }, city, session, row)
    mustBeAllowed(canShare(right, await planOf(transaction, held), deps.clock.now()), SHARE_REFUSALS)
    await recordRightEvent(transaction, held, { kind: 'right-shared', now: deps.clock.now() })
    return makeShareToken(transaction, deps, held)
  })
}

/** The right behind a code, if still shareable; a code is worthless once its right has ended. */
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

/** Shows the right behind a code without using the code. */
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
    await holdCaller(transaction, session)
    const { rightId } = await peekShareToken(transaction, deps, session, token)
    // Lock the right before the code, as creating a code does, to avoid deadlocks.
    await lockRight(transaction, session.cityId, rightId)
    await takeShareToken(transaction, deps, session, token)
    const shared = await sharedRight(inside, city, session, rightId)
    const now = deps.clock.now()
    const isOwn = shared.row.subscriber_id === session.subscriberId
    // The refusal rolls back, so the code stays valid for its addressee.
    if (isOwn || !(await addSharer(transaction, rightId, session.subscriberId, now)))
      throw new Refusal(409, 'SubscriberAlreadyInOrder')
    await recordRightEvent(transaction, shared.row, { kind: 'right-joined', now })
    const { subscriberId } = session
    await recordRightEvent(transaction, shared.row, { kind: 'right-joined', now, subscriberId })
    await writeToOwner(deps, [transaction, write], shared.row, 'joined')
    return shared.told
  })

/** Joins a right by its code, once: of several concurrent attempts one succeeds. Informs the owner. */
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
 * Page where the code is entered. The specification prefills it from the query, so the URL holds the code: usable once,
 * within a week, signed in, and revocable by the owner.
 */
const joinUrl = (city: City, token: string): string =>
  `${city.portals[0] ?? ''}${PAGES.share}?shareToken=${encodeURIComponent(token)}`

interface ShareMailOrder {
  token: string
  target: string
  lang: Locale
}

/** Mails a code, for the person who created it only. */
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
  // Address first: a mail refused for its limit must not count against the sender.
  await deps.limits.spend([
    { limit: 'mailOfAddress', key: `${city.cityId}|${to.toLowerCase()}` },
    { limit: 'shareMailOfSubscriber', key: keyOf(session) },
  ])
  const url = joinUrl(city, token)
  await withMails(deps, city.cityId, (_transaction, write) =>
    write('share', shareMail({ to, lang, city, product: told.productName, url, until })),
  )
}

/** Leaves a shared right; it is no longer visible to the one who left. */
export const withdraw = async (deps: Deps, city: City, session: Session, row: RightRow): Promise<void> => {
  const { subscriberId } = session
  await withMails(deps, city.cityId, async (transaction, write) => {
    const now = deps.clock.now()
    const { held, right } = await holdRight({ ...deps, db: transaction }, city, session, row)
    mustBeAllowed(canWithdraw(right, null, now), CHANGE_REFUSALS)
    if (!(await endShare(transaction, held.right_id, subscriberId, now))) throw notFound()
    await recordRightEvent(transaction, held, { kind: 'right-withdrawn', now })
    await recordRightEvent(transaction, held, { kind: 'right-withdrawn', now, subscriberId })
    await writeToOwner(deps, [transaction, write], held, 'left')
  })
}
