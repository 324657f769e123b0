import { latestAsked } from '@parvis/shared-kernel/evidence'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { toIso } from '@parvis/shared-kernel/time'
import { notFound } from '../../http/refusal.ts'
import { listZones } from '../../modules/plans/zone.repo.ts'
import { OPEN_STATUSES } from '../../modules/rights/dossier.ts'
import { offerOf, planOf } from '../../modules/rights/plan-of-right.ts'
import { readDetails } from '../../modules/rights/right.details.ts'
import type { RightRow } from '../../modules/rights/right.repo.ts'
import { findSubscriber } from '../../modules/subscriber/subscriber.repo.ts'
import type { ActName } from '../commands/commands.ts'
import {
  type DossierRow,
  findRightById,
  listDossiers,
  listEventsOf,
  listPaymentsOfRight,
} from '../desk.repo.ts'
import { cityNamed, type Desk, type Run } from '../desk.ts'
import { textFacts, textTable } from '../text-table.ts'

/** Everything an agent looks at before deciding on a right. */
export type DossierView = Awaited<ReturnType<typeof readDossier>>

const zoneNames = async ({ deps }: Desk, { city_id, zone_ids }: RightRow): Promise<string[]> => {
  const zones = await listZones(deps.db, city_id)
  return zone_ids.map(id => zones.find(zone => zone.id === id)?.name ?? id)
}

/** What may be decided in the state that a right is in; the services judge again. */
const actsOn = ({ status }: RightRow): ActName[] => {
  if (status === 'deleted') return []
  if (OPEN_STATUSES.includes(status)) return ['accept', 'ask', 'comment', 'reject', 'delete']
  if (status === 'plate-under-review') return ['plate-accept', 'comment', 'plate-reject', 'delete']
  return ['comment', 'delete']
}

export const readDossier = async (desk: Desk, id: string) => {
  const { db } = desk.deps
  const right = await findRightById(db, id)
  if (right === undefined) throw notFound()
  const city = cityNamed(desk, right.city_id)
  const details = (await readDetails(db, [right]))(right)
  const procedure = (await offerOf(db, right))?.procedure
  return {
    right,
    city,
    details,
    owner: await findSubscriber(db, right.city_id, right.subscriber_id),
    planName: (await planOf(db, right))?.name ?? right.right_id,
    zones: await zoneNames(desk, right),
    /** What the procedure of the plan lets the city ask for. */
    choices: procedure?.supportingEvidences ?? [],
    fields: (procedure?.customFields ?? []).flatMap(({ id: fieldId, label }) => {
      const value = right.custom_fields.find(field => field.id === fieldId)?.value
      return value ? [{ label, value }] : []
    }),
    asked: latestAsked(details.requested.map(row => ({ ...row, askedAt: row.requested_at }))),
    plateChange: details.plateChanges.findLast(change => change.status === 'WAITING') ?? null,
    payments: await listPaymentsOfRight(db, right.right_id),
    events: await listEventsOf(db, right.right_id),
    acts: actsOn(right),
  }
}

const rowData = (row: DossierRow) => ({
  id: row.right_id,
  city: row.city_id,
  kind: row.kind,
  status: row.status,
  plan: row.plan_name,
  person: `${row.first_name} ${row.last_name}`,
  plates: dropBlankPlates(row.plates),
  createdAt: toIso(row.created_at),
})

const list: Run = async ({ deps }, given) => {
  const isAll = given.maybe('all') !== undefined
  const query = { city: given.maybe('city'), search: given.maybe('search'), isAll }
  const rows = (await listDossiers(deps.db, query)).map(rowData)
  const lines = rows.map(row => [row.id, row.city, row.status, row.person, row.plates.join(' ')])
  return { data: rows, text: textTable(lines, 'Nothing waits.'), page: '/dossiers' }
}

const viewData = ({ right, details, owner, ...view }: DossierView) => ({
  id: right.right_id,
  city: right.city_id,
  kind: right.kind,
  status: right.status,
  version: right.version,
  person: owner === null ? null : { name: `${owner.firstName} ${owner.lastName}`, email: owner.email },
  plan: { id: right.offer_id ?? right.definition_id, name: view.planName },
  plates: dropBlankPlates(right.plates),
  zones: view.zones,
  documents: details.evidences.map(file => ({
    evidence: file.evidence_properties_id,
    name: file.name,
    status: file.status,
    sentAt: toIso(file.traced_at),
  })),
  asked: view.asked.map(asked => asked.evidence_properties_id),
  canAskFor: view.choices.map(({ id, name, mandatory }) => ({ id, name, mandatory })),
  plateChange:
    view.plateChange === null
      ? null
      : {
          added: dropBlankPlates(view.plateChange.new_plates),
          removed: dropBlankPlates(view.plateChange.removed_plates),
        },
  payments: view.payments.map(({ operation_id, amount_cents, transaction_at, refund_id }) => ({
    operation: operation_id,
    amount: amount_cents,
    paidAt: transaction_at === null ? null : toIso(transaction_at),
    refund: refund_id,
  })),
  comments: details.comments.map(({ created_at, comment }) => ({ at: toIso(created_at), comment })),
  history: view.events.map(({ happened_at, kind }) => ({ at: toIso(happened_at), kind })),
  commands: view.acts,
})

const show: Run = async (desk, given) => {
  const data = viewData(await readDossier(desk, given.text('id')))
  const change = data.plateChange
  const facts = textFacts([
    ['dossier', data.id],
    ['city', data.city],
    ['status', data.status],
    ['person', data.person === null ? null : `${data.person.name} <${data.person.email}>`],
    ['plan', `${data.plan.name} (${data.plan.id})`],
    ['plates', data.plates.join(', ')],
    ['plate change', change === null ? null : `${change.removed.join(' ')} → ${change.added.join(' ')}`],
    ['zones', data.zones.join(', ')],
    ...data.documents.map(file => ['document', `${file.evidence}: ${file.name}, ${file.status}`] as const),
    ['asked for', data.asked.join(', ')],
    ['can ask for', data.canAskFor.map(({ id }) => id).join(', ')],
    ...data.payments.map(
      paid =>
        ['payment', `${paid.operation}: ${paid.amount / 100}, refund ${paid.refund ?? 'none'}`] as const,
    ),
    ...data.comments.map(({ at, comment }) => ['comment', `${at}  ${comment}`] as const),
    ...data.history.map(({ at, kind }) => ['history', `${at}  ${kind}`] as const),
  ])
  return { data, text: facts, page: `/dossiers/${data.id}` }
}

export const DOSSIER_READINGS = { dossiers: list, show } as const satisfies Record<string, Run>
