import type { Instant } from '@parvis/shared-kernel/time'
import type { EventKind, NewEvent } from '../modules/timeline/event.repo.ts'
import { dossierEvents } from './appeal-events.ts'
import type { SeedContext } from './seed-context.ts'

/**
 * Keeper of each plate, from the demo's own people. A real city writes an event on a timeline only when that person,
 * signed in, acted on the fine.
 */
const ownersByPlate = async ({ db }: SeedContext): Promise<ReadonlyMap<string, string>> => {
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

/** Events of the demo's fines, appeals and refunds, dated like their rows. */
export const fineEvents = async (context: SeedContext): Promise<NewEvent[]> => {
  const { db } = context
  const owners = await ownersByPlate(context)
  const fines = await db.selectFrom('fines').selectAll().orderBy('fine_id').execute()
  const versions = await db.selectFrom('fine_versions').selectAll().orderBy('position').execute()
  const payments = await db.selectFrom('fine_payments').selectAll().execute()
  const dossiers = await dossierEvents(context)
  return fines.flatMap(fine => {
    const person = {
      cityId: fine.city_id,
      subscriberId: owners.get(`${fine.city_id} ${fine.plate}`) ?? null,
    }
    const event = (at: Instant, kind: EventKind): NewEvent => ({
      ...person,
      at,
      kind,
      resourceType: 'fine',
      resourceId: fine.fine_id,
    })
    return [
      ...versions
        .filter(({ fine_id }) => fine_id === fine.fine_id)
        .map(row => event(row.issued_at, row.position === 1 ? 'fine-issued' : 'fine-corrected')),
      ...payments
        .filter(({ fine_id }) => fine_id === fine.fine_id)
        .map(row => event(row.paid_at, 'payment-received')),
      ...dossiers.flatMap(({ fineId, at, ...file }) =>
        fineId === fine.fine_id && at !== null ? [{ ...person, ...file, at }] : [],
      ),
    ]
  })
}
