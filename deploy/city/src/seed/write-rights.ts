import { randomUUID } from 'node:crypto'
import { isActiveStatus } from '@parvis/shared-kernel/orders'
import type { SeedRight } from '../cities/demo-shapes.ts'
import { onAllowedStart } from './allowed-start.ts'
import type { SeedContext } from './seed-context.ts'
import { daysFrom, wholeDays } from './seed-moment.ts'
import { subscriberIdOf } from './write-people.ts'

const createdDay = (right: SeedRight) => Math.min(-1, right.start - 12)

/** A ticket seeded in whole days covers them completely, as requested ones do. */
const validityOf = ({ kind, start, end }: SeedRight, { now, timeZone }: SeedContext) => {
  if (kind === 'ticket' && Number.isInteger(start) && Number.isInteger(end)) {
    const days = wholeDays(now, timeZone, [start, end])
    return { start_of_validity: days.start, end_of_validity: days.end }
  }
  return { start_of_validity: daysFrom(now, start), end_of_validity: daysFrom(now, end) }
}

const rightRow = (right: SeedRight, context: SeedContext) => ({
  city_id: context.city.cityId,
  right_id: right.id,
  kind: right.kind,
  subscriber_id: subscriberIdOf(right.owner),
  offer_id: right.kind === 'subscription' ? right.plan : null,
  definition_id: right.kind === 'ticket' ? right.plan : null,
  option_id: right.option ?? null,
  subscription_id: right.follows ?? null,
  status: right.status,
  price_cents: right.price,
  ...validityOf(right, context),
  created_at: daysFrom(context.now, createdDay(right)),
  initial_plates: initialPlates(right),
  plates: [...right.plates],
  zone_ids: [...right.zones],
  custom_fields: JSON.stringify(Object.entries(right.fields).map(([id, value]) => ({ id, value }))),
  user_comment: right.comment ?? null,
  renewed_right_id: null,
})

/** The plates before the accepted changes. */
const initialPlates = ({ plates, changes }: SeedRight): string[] => {
  const accepted = changes.filter(change => change.status === 'VALIDATED')
  const added = accepted.flatMap(change => change.added)
  const removed = accepted.flatMap(change => change.removed)
  return [...plates.filter(plate => !added.includes(plate)), ...removed]
}

const writeDetails = async (right: SeedRight, { db, now }: SeedContext): Promise<void> => {
  const right_id = right.id
  for (const [index, change] of right.changes.entries()) {
    const { asked, added, removed, status } = change
    const row = { right_id, position: index + 1, changed_at: daysFrom(now, asked), source: 'FRONT', status }
    await db
      .insertInto('plate_changes')
      .values({ ...row, new_plates: [...added], removed_plates: [...removed] })
      .execute()
  }
  for (const account of right.sharers) {
    const row = { right_id, subscriber_id: subscriberIdOf(account), joined_at: daysFrom(now, -60) }
    await db.insertInto('right_sharers').values(row).execute()
  }
  for (const { id: evidence_properties_id, name } of right.asks) {
    const requested_at = daysFrom(now, createdDay(right) + 6 / 24)
    const row = { right_id, evidence_properties_id, name, requested_at }
    await db.insertInto('requested_evidences').values(row).execute()
  }
  if (right.agentComment !== undefined) {
    const row = {
      right_id,
      position: 1,
      created_at: daysFrom(now, createdDay(right) + 1),
      comment: right.agentComment,
    }
    await db.insertInto('agent_comments').values(row).execute()
  }
}

/** Files asked for again were rejected; those under review wait. */
const evidenceStatus = (right: SeedRight, evidenceId: string) => {
  if (right.asks.some(({ id }) => id === evidenceId)) return 'REJECTED'
  return right.status === 'under-review' ? 'WAITING' : 'VALIDATED'
}

/** Old evidences: lines are kept, their files have expired. */
const writeEvidences = async (right: SeedRight, { db, now, city }: SeedContext): Promise<void> => {
  for (const [index, { id: evidenceId, file: name }] of right.evidences.entries()) {
    const media_id = `med-${right.id}-${index + 1}`
    const created_at = daysFrom(now, createdDay(right))
    await db
      .insertInto('media')
      .values({
        city_id: city.cityId,
        media_id,
        subscriber_id: subscriberIdOf(right.owner),
        urn: `urn:parvis:evidence:${randomUUID()}`,
        name,
        mime: 'application/pdf',
        size_bytes: 184_320 + index * 41_000,
        created_at,
      })
      .execute()
    const trace = {
      right_id: right.id,
      position: index + 1,
      evidence_properties_id: evidenceId,
      media_id,
      source: 'FRONT',
    }
    await db
      .insertInto('evidence_traces')
      .values({ ...trace, status: evidenceStatus(right, evidenceId), traced_at: created_at })
      .execute()
  }
}

const operationOf = (right: SeedRight, { city }: SeedContext) => ({
  city_id: city.cityId,
  resource_kind: right.kind,
  resource_id: right.id,
  amount_cents: right.price,
  currency: 'EUR',
  lang: 'fr',
  return_url: '',
  provider: city.dialects.paymentDialect,
})

/** Failed attempts to pay, so that the demonstration shows their results. */
const attemptRows = (right: SeedRight, context: SeedContext) =>
  right.attempts.map(({ operationId, status }) => ({
    ...operationOf(right, context),
    operation_id: operationId,
    status,
    email: context.city.people.subscribers.find(({ account }) => account === right.owner)?.email ?? null,
    created_at: daysFrom(context.now, -1),
    expires_at: daysFrom(context.now, -0.9),
    transaction_at: daysFrom(context.now, -0.99),
  }))

const isPaid = ({ status, price }: SeedRight) => price > 0 && isActiveStatus(status)

/** Payment of a granted right with a price, at the time of its history. */
const paidOperation = (right: SeedRight, context: SeedContext) => {
  const paidAt = daysFrom(context.now, createdDay(right) + 5.1 / 24)
  return {
    ...operationOf(right, context),
    operation_id: `op-${right.id}`,
    status: 'PAYMENT_REGISTERED' as const,
    email: null,
    created_at: paidAt,
    expires_at: paidAt,
    transaction_at: paidAt,
    authorization_number: '482915',
  }
}

export const seedRights = async (context: SeedContext): Promise<void> => {
  const { db, city } = context
  if (city.rights.length === 0) return
  const rights = city.rights.map(right => onAllowedStart(right, context))
  await db
    .insertInto('rights')
    .values(rights.map(right => rightRow(right, context)))
    .execute()
  for (const right of rights) {
    await writeDetails(right, context)
    await writeEvidences(right, context)
  }
  const attempts = rights.flatMap(right => attemptRows(right, context))
  if (attempts.length > 0) await db.insertInto('operations').values(attempts).execute()
  const paid = rights.filter(isPaid).map(right => paidOperation(right, context))
  if (paid.length > 0) await db.insertInto('operations').values(paid).execute()
}
