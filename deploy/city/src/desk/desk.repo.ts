import type { Database } from '../db/database.ts'

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
