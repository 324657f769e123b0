import type { Instant } from '@parvis/shared-kernel/time'
import type { EventKind, NewEvent } from '../modules/timeline/event.repo.ts'
import type { SeedContext } from './seed.ts'

const AN_HOUR_MS = 3_600_000

const CLAIM_KINDS: Readonly<Record<string, readonly EventKind[]>> = {
  NONE: [],
  FILLED: ['appeal-filed'],
  ACCEPTED: ['appeal-filed', 'appeal-accepted'],
  REJECTED: ['appeal-filed', 'appeal-rejected'],
  TRANSFERRED: ['appeal-filed', 'appeal-transferred'],
}

const REFUND_KINDS: Readonly<Record<string, readonly EventKind[]>> = {
  DOCUMENT_REQUESTED: ['refund-opened', 'refund-document-requested'],
  UNDER_REVIEW: ['refund-opened', 'refund-document-sent'],
}

/**
 * Whose car has which plate. The demo city knows it from its own list of demo people: a city in service writes an event
 * on somebody's timeline only when that person, signed in, did something about the fine.
 */
const keepersByPlate = async ({ db }: SeedContext): Promise<ReadonlyMap<string, string>> => {
  const rights = await db
    .selectFrom('rights')
    .select(['city_id', 'subscriber_id', 'plates', 'initial_plates'])
    .orderBy('created_at', 'desc')
    .execute()
  const vehicles = await db.selectFrom('vehicles').select(['city_id', 'subscriber_id', 'plate']).execute()
  return new Map([
    ...rights.flatMap(row =>
      [...row.initial_plates, ...row.plates].map(
        plate => [`${row.city_id} ${plate}`, row.subscriber_id] as const,
      ),
    ),
    ...vehicles.map(row => [`${row.city_id} ${row.plate}`, row.subscriber_id] as const),
  ])
}

/** What happened to the fines of the demo, with the dates of their rows. */
export const fineEvents = async (context: SeedContext): Promise<NewEvent[]> => {
  const { db } = context
  const keepers = await keepersByPlate(context)
  const fines = await db.selectFrom('fines').selectAll().orderBy('fine_id').execute()
  const versions = await db.selectFrom('fine_versions').selectAll().orderBy('position').execute()
  const payments = await db.selectFrom('fine_payments').selectAll().execute()
  const claims = await db.selectFrom('fine_claims').selectAll().execute()
  const refunds = await db.selectFrom('refunds').selectAll().execute()
  return fines.flatMap(fine => {
    const ofFine = <Row extends { fine_id: string | null }>(rows: readonly Row[]) =>
      rows.filter(row => row.fine_id === fine.fine_id)
    const event = (
      at: Instant,
      kind: EventKind,
      resourceType: 'fine' | 'refund' = 'fine',
      resourceId = fine.fine_id,
    ): NewEvent => ({
      cityId: fine.city_id,
      subscriberId: keepers.get(`${fine.city_id} ${fine.plate}`) ?? null,
      at,
      kind,
      resourceType,
      resourceId,
    })
    const steps = (at: Instant, kinds: readonly EventKind[] | undefined) =>
      (kinds ?? []).map((kind, index) => [(at + index * AN_HOUR_MS) as Instant, kind] as const)
    return [
      ...ofFine(versions).map(row =>
        event(row.issued_at, row.position === 1 ? 'fine-issued' : 'fine-corrected'),
      ),
      ...ofFine(payments).map(row => event(row.paid_at, 'payment-received')),
      ...ofFine(claims).flatMap(row =>
        steps(row.claimed_at, CLAIM_KINDS[row.status]).map(([at, kind]) => event(at, kind)),
      ),
      ...ofFine(refunds).flatMap(row =>
        steps(row.created_at, REFUND_KINDS[row.status]).map(([at, kind]) =>
          event(at, kind, 'refund', row.refund_id),
        ),
      ),
    ]
  })
}
