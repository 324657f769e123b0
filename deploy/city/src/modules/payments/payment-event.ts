import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { type EventKind, recordEvent } from '../timeline/event.repo.ts'
import { type OperationRow, resourceOf } from './operation.repo.ts'
import { ownerOf } from './resource.repo.ts'

/** Records a payment event on the timeline of the resource's owner. */
export const recordPayment = async (
  db: Database,
  operation: OperationRow,
  kind: EventKind,
  now: Instant,
): Promise<void> => {
  await recordEvent(db, {
    cityId: operation.city_id,
    subscriberId: await ownerOf(db, resourceOf(operation)),
    at: now,
    kind,
    resourceType: operation.resource_kind,
    resourceId: operation.resource_id,
  })
}
