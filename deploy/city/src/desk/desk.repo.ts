import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import type { RightRow } from '../modules/rights/right.repo.ts'

/** Rights that wait for an agent or for a citizen, oldest first. */
export const listDossiers = (db: Database) =>
  db
    .selectFrom('rights')
    .innerJoin('subscribers', 'subscribers.subscriber_id', 'rights.subscriber_id')
    .select([
      'rights.city_id',
      'right_id',
      'kind',
      'status',
      'offer_id',
      'definition_id',
      'first_name',
      'last_name',
      'plates',
    ])
    .where('status', 'in', [
      'under-review',
      'plate-under-review',
      'awaiting-evidence',
      'awaiting-completion',
      'awaiting-payment',
    ])
    .orderBy('rights.city_id')
    .orderBy('rights.created_at')
    .execute()

export const askEvidence = async (
  db: Database,
  rightId: string,
  id: string,
  name: string,
  now: Instant,
): Promise<void> => {
  await db
    .insertInto('requested_evidences')
    .values({ right_id: rightId, evidence_properties_id: id, name, requested_at: at(now) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Decides the plate change that waits: accepted ones are written into the right. */
export const decidePlateChange = (db: Database, right: RightRow, isAccepted: boolean): Promise<void> =>
  db.transaction().execute(async transaction => {
    const waiting = await transaction
      .selectFrom('plate_changes')
      .selectAll()
      .where('right_id', '=', right.right_id)
      .where('status', '=', 'WAITING')
      .execute()
    await transaction
      .updateTable('plate_changes')
      .set({ status: isAccepted ? 'VALIDATED' : 'REJECTED' })
      .where('right_id', '=', right.right_id)
      .where('status', '=', 'WAITING')
      .execute()
    const removed = waiting.flatMap(change => change.removed_plates)
    const added = waiting.flatMap(change => change.new_plates)
    const plates = isAccepted
      ? [...right.plates.filter(plate => !removed.includes(plate)), ...added]
      : right.plates
    await transaction
      .updateTable('rights')
      .set({ plates, status: 'granted', version: right.version + 1 })
      .where('right_id', '=', right.right_id)
      .where('version', '=', right.version)
      .execute()
  })
