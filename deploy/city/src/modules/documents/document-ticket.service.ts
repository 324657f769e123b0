import type { DocumentKind } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { Bucket } from '../../http/limits.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { issueToken, takeToken } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { findLiveSession } from '../session/session.repo.ts'
import type { Session } from '../session/session.service.ts'
import { mayOpenDocument } from './document-access.ts'

const TICKET_LIFE_SECONDS = 60

const subjectShape = v.object({
  kind: v.string(),
  id: v.string(),
  subscriberId: v.nullable(v.string()),
  sessionHash: v.nullable(v.string()),
})

export interface TicketOrder {
  kind: DocumentKind
  id: string
  city: City
  session: Session | null
  network: string
}

/** A signed-in person is counted by name, so that a whole office behind one address is not. */
const bucketOf = ({ session, network }: TicketOrder): Bucket =>
  session === null
    ? { limit: 'documentOfNetwork', key: network }
    : { limit: 'documentOfSubscriber', key: session.subscriberId }

const guesses = (network: string): Bucket[] => [{ limit: 'linkFailureOfNetwork', key: network }]

/** A token that opens one document once within a minute, for whoever may see that document now (API.md). */
export const issueDocumentTicket = async (deps: Deps, order: TicketOrder): Promise<string> => {
  const { kind, id, city, session, network } = order
  await deps.limits.check(guesses(network))
  await deps.limits.spend([bucketOf(order)])
  if (!(await mayOpenDocument(deps, order, kind, id))) {
    await deps.limits.take(guesses(network))
    throw notFound()
  }
  return issueToken(deps.db, {
    cityId: city.cityId,
    purpose: 'open-document',
    subject: {
      kind,
      id,
      subscriberId: session?.subscriberId ?? null,
      sessionHash: session?.sessionHash ?? null,
    },
    lifeSeconds: TICKET_LIFE_SECONDS,
    now: deps.clock.now(),
  })
}

/** Who asked for the ticket; null for a visitor. */
export interface DocumentTicket {
  subscriberId: string | null
}

/**
 * Uses a ticket up. One that is unknown, used, older than a minute, of another document or city, or asked in a session
 * that has ended since, is refused alike. Whoever serves the document asks again whether the subscriber may see it: a
 * minute is long enough to leave a shared right.
 */
export const takeDocumentTicket = async (
  { db, clock }: Deps,
  { cityId }: City,
  kind: DocumentKind,
  id: string,
  token: string,
): Promise<DocumentTicket> => {
  const taken = await takeToken(db, { cityId, purpose: 'open-document', token, now: clock.now() })
  const subject = v.safeParse(subjectShape, taken)
  if (!subject.success || subject.output.kind !== kind || subject.output.id !== id)
    throw new Refusal(404, 'LinkExpired')
  const { subscriberId, sessionHash } = subject.output
  if (sessionHash !== null && (await findLiveSession(db, sessionHash, cityId, clock.now())) === undefined)
    throw new Refusal(404, 'LinkExpired')
  return { subscriberId }
}
