import { latestRequests } from '@parvis/shared-kernel/evidence'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { mustExist } from '../../http/refusal.ts'
import { listZoneNames } from '../../modules/plans/zone.repo.ts'
import { OPEN_STATUSES } from '../../modules/rights/dossier.ts'
import { offerOf, planOf } from '../../modules/rights/plan-of-right.ts'
import { type RightDetails, readDetailsOf } from '../../modules/rights/right.details.ts'
import type { RightRow } from '../../modules/rights/right.repo.ts'
import { findSubscriber } from '../../modules/subscriber/subscriber.repo.ts'
import type { ActName } from '../commands/commands.ts'
import { findRightById, listEventsOf, listPaymentsOfRight } from '../desk.repo.ts'
import { cityNamed, type Desk } from '../desk.ts'

/** Everything an agent reads before deciding on a right. */
export type DossierView = Awaited<ReturnType<typeof readDossier>>

/** Commands allowed in the right's status; the services check again. */
const actsOn = ({ status }: RightRow): ActName[] => {
  if (status === 'deleted') return []
  if (OPEN_STATUSES.includes(status)) return ['accept', 'ask', 'comment', 'reject', 'delete']
  if (status === 'plate-under-review') return ['plate-accept', 'comment', 'plate-reject', 'delete']
  return ['comment', 'delete']
}

/** All lines of the request for other plates, which one decision accepts or rejects together. */
const waitingChangeOf = ({ plateChanges }: RightDetails) => {
  const lines = plateChanges.filter(({ status }) => status === 'WAITING')
  if (lines.length === 0) return null
  return {
    removed: dropBlankPlates(lines.flatMap(line => line.removed_plates)),
    added: dropBlankPlates(lines.flatMap(line => line.new_plates)),
  }
}

export const readDossier = async (desk: Desk, id: string) => {
  const { db } = desk.deps
  const right = mustExist(await findRightById(db, id))
  const city = cityNamed(desk, right.city_id)
  const details = await readDetailsOf(db, right)
  const procedure = (await offerOf(db, right))?.procedure
  return {
    right,
    city,
    details,
    owner: await findSubscriber(db, right.city_id, right.subscriber_id),
    planName: (await planOf(db, right))?.name ?? right.right_id,
    zones: await listZoneNames(desk.deps.db, right.city_id, right.zone_ids),
    /** Documents that the plan's procedure allows the city to ask for. */
    choices: procedure?.supportingEvidences ?? [],
    fields: (procedure?.customFields ?? []).flatMap(({ id: fieldId, label }) => {
      const value = right.custom_fields.find(field => field.id === fieldId)?.value
      return value ? [{ label, value }] : []
    }),
    asked: latestRequests(details.requested.map(row => ({ ...row, requestedAt: row.requested_at }))),
    plateChange: waitingChangeOf(details),
    payments: await listPaymentsOfRight(db, right.right_id),
    events: await listEventsOf(db, right.right_id),
    acts: actsOn(right),
  }
}
