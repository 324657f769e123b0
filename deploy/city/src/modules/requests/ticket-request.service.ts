import { randomUUID } from 'node:crypto'
import type { Zone } from '@parvis/shared-kernel/offers'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { TicketCreatedWire, TicketCreationWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { fingerprintOf, uuidFrom } from '../../http/idempotency-fingerprint.ts'
import { unauthenticated } from '../../http/refusal.ts'
import type { WriteMail } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { insertRight } from './request.repo.ts'
import { makeOnce, type RequestIdentity } from './request-once.ts'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'
import { readRequester } from './requester.ts'
import { takeVisitorMail, writeToVisitor } from './ticket-post.ts'
import { planTicket } from './ticket-request.model.ts'

const definitionAmong = (definitions: readonly Definition[], definitionId: string): Definition => {
  const definition = definitions.find(({ id }) => id === definitionId)
  if (definition === undefined) throw refuse(REQUEST_REFUSALS.definition.deleted)
  return definition
}

interface Wanted {
  definition: Definition
  zones: readonly Zone[]
  body: TicketCreationWire
  /** The requester's language, used to write to the other address. */
  speech: string
  isMailed: boolean
}

const makeTicket =
  ({ clock }: Deps, city: City, session: Session, { id, fingerprint }: RequestIdentity, wanted: Wanted) =>
  async (db: Database, write: WriteMail): Promise<RightRow | undefined> => {
    const now = clock.now()
    const requester = await readRequester(db, city, session, now)
    const right = planTicket(requester, wanted.definition, wanted.zones, wanted.body)
    const row = await insertRight(db, session, { ...right, id, fingerprint }, now)
    if (row !== undefined && wanted.isMailed)
      await writeToVisitor(write, city, row, wanted.definition.name, wanted.speech)
    return row
  }

/** The client's id; else one derived from its key, so that a retry after a crash creates nothing twice. */
const idOf = ({ cityId, subscriberId }: Session, key: string | null, { id }: TicketCreationWire): string => {
  if (id) return id
  return key === null ? randomUUID() : uuidFrom('ticket', cityId, subscriberId, key)
}

/** Payment needs an address: asks for one when neither ticket nor subscriber has it. */
const answerFor = (row: RightRow, { email }: Subscriber): TicketCreatedWire => ({
  id: row.right_id,
  shouldRequestMailForPayment: row.status === 'awaiting-payment' && row.custom_email === null && email === '',
})

export interface RequestedTicket {
  isNew: boolean
  ticket: TicketCreatedWire
}

/** Creates a ticket, or several in a row as one order, under the client's id or key. */
export const requestTicket = async (
  deps: Deps,
  city: City,
  session: Session,
  key: string | null,
  body: TicketCreationWire,
): Promise<RequestedTicket> => {
  const identity = {
    id: idOf(session, key, body),
    kind: 'ticket',
    fingerprint: fingerprintOf('ticket', body),
  } as const
  const { definitions, zones } = await deps.catalogues.read(city, session.catalogueVersion)
  const definition = definitionAmong(definitions, body.parkingRightDefinitionId)
  const subscriber = await findSubscriber(deps.db, session.cityId, session.subscriberId)
  if (subscriber === null) throw unauthenticated()
  const address = definition.canUseCustomEmail ? body.customEmail : null
  const mail = await takeVisitorMail(deps, session, address)
  const wanted = { definition, zones, body, speech: subscriber.lang, isMailed: mail.isAllowed }
  const make = makeTicket(deps, city, session, identity, wanted)
  const { row, isNew } = await makeOnce(deps, session, identity, mail, make)
  return { isNew, ticket: answerFor(row, subscriber) }
}
