import type { DocumentKind } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import type { Bucket } from '../../http/limits.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { sha256Hex } from '../../secrets.ts'
import { issueToken, takeToken } from '../../tokens/one-time-token.ts'
import { type CaseRequester, holderOf } from '../cases/case-holder.ts'
import type { CaseKind } from '../cases/case-key.repo.ts'
import type { City } from '../config/city.ts'
import { findLiveSession } from '../session/session.repo.ts'
import type { Session } from '../session/session.service.ts'
import { mayOpenDocument, mayStillOpen } from './document-access.ts'

const TICKET_LIFE_SECONDS = 60

const subjectShape = v.object({
  kind: v.string(),
  id: v.string(),
  subscriberId: v.nullable(v.string()),
  sessionHash: v.nullable(v.string()),
  caseKeyHash: v.nullish(v.string(), null),
})

export interface TicketOrder {
  kind: DocumentKind
  id: string
  city: City
  session: Session | null
  network: string
  brought: CaseRequester
}

/** Signed-in people are counted individually, so that colleagues behind one address do not share a limit. */
const bucketOf = ({ session, network }: TicketOrder): Bucket =>
  session === null
    ? { limit: 'documentOfNetwork', key: network }
    : { limit: 'documentOfSubscriber', key: session.subscriberId }

/**
 * Issues a token that opens one document once within a minute, for a caller who may see that document now
 * (docs/api.md).
 */
export const issueDocumentTicket = async (deps: Deps, order: TicketOrder): Promise<string> => {
  const { kind, id, city, session, network } = order
  const { caseKey } = order.brought
  const holder = (ofKind: CaseKind) => holderOf(deps, ofKind, order.brought)
  const seen = await limitedLookUp(deps, network, async () => {
    await deps.limits.spend([bucketOf(order)])
    return (await mayOpenDocument(deps, { city, session, holder }, kind, id)) || null
  })
  if (seen === null) throw notFound()
  return issueToken(deps.db, {
    cityId: city.cityId,
    purpose: 'open-document',
    subject: {
      kind,
      id,
      subscriberId: session?.subscriberId ?? null,
      sessionHash: session?.sessionHash ?? null,
      caseKeyHash: caseKey === null ? null : sha256Hex(caseKey),
    },
    lifeSeconds: TICKET_LIFE_SECONDS,
    now: deps.clock.now(),
  })
}

/** Who requested the ticket; null for a visitor. */
export interface DocumentTicket {
  subscriberId: string | null
}

/**
 * Uses a ticket. Refuses alike one that is unknown, used, older than a minute, of another document or city, or
 * requested in a session that has ended since. Whoever serves the paper of a right, or a document of its file, must
 * check access again: a minute is long enough to leave a shared right. For papers of appeals and refunds this function
 * checks it, by the account or case link of the ticket.
 */
export const takeDocumentTicket = async (
  deps: Deps,
  city: City,
  kind: DocumentKind,
  id: string,
  token: string,
): Promise<DocumentTicket> => {
  const { db, clock } = deps
  const { cityId } = city
  const taken = await takeToken(db, { cityId, purpose: 'open-document', token, now: clock.now() })
  const subject = v.safeParse(subjectShape, taken)
  if (!subject.success || subject.output.kind !== kind || subject.output.id !== id)
    throw new Refusal(404, 'LinkExpired')
  const { subscriberId, sessionHash } = subject.output
  if (sessionHash !== null && (await findLiveSession(db, sessionHash, cityId, clock.now())) === undefined)
    throw new Refusal(404, 'LinkExpired')
  if (!(await mayStillOpen(deps, city, kind, id, subject.output))) throw new Refusal(404, 'LinkExpired')
  return { subscriberId }
}
