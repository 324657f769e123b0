import { amountDue, type Fine, paymentStatusOf } from '@parvis/shared-kernel/fines'
import { toIso } from '@parvis/shared-kernel/time'
import { notFound } from '../../http/refusal.ts'
import { findFine } from '../../modules/fines/fine.repo.ts'
import { listIdlePayments } from '../../modules/payments/operation.repo.ts'
import { fineNamed } from '../actions/fine-actions.ts'
import { listAppeals, listEventsOf, listFines, listRefunds } from '../desk.repo.ts'
import type { Desk, Run } from '../desk.ts'
import type { Search } from '../desk-search.ts'
import { textFacts, textTable } from '../text-table.ts'

const withState = (fine: Fine, desk: Desk) => {
  const amount = amountDue(fine, desk.clock.now())
  return { amount, state: paymentStatusOf(amount) }
}

/** Fines with what is due now: the stored label can be older than the end of a reduced price. */
export const readFines = async (desk: Desk, search: Search) => {
  const views = []
  for (const row of await listFines(desk.deps.db, search)) {
    const fine = await findFine(desk.deps.db, row.city_id, row.fine_id)
    if (fine !== null)
      views.push({ cityId: row.city_id, issuedAt: row.issued_at, fine, ...withState(fine, desk) })
  }
  return views
}

export type FineView = Awaited<ReturnType<typeof readFineView>>

export const readFineView = async (desk: Desk, number: string) => {
  const { city, fineId } = await fineNamed(desk, number)
  const { db } = desk.deps
  const fine = await findFine(db, city.cityId, fineId)
  if (fine === null) throw notFound()
  const own = { city: city.cityId, search: fineId }
  return {
    city,
    fine,
    ...withState(fine, desk),
    appeals: await listAppeals(db, own),
    refunds: await listRefunds(db, own),
    events: await listEventsOf(db, fineId),
  }
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

const list: Run = async (desk, given) => {
  const views = await readFines(desk, { city: given.maybe('city'), search: given.maybe('search') })
  const data = views.map(({ cityId, fine, amount, state }) => ({
    id: fine.id,
    city: cityId,
    plate: fine.plate,
    state,
    due: amount.due,
    overpaid: amount.overpaid,
  }))
  const lines = data.map(row => [row.id, row.city, row.plate ?? '', row.state, euros(row.due)])
  return { data, text: textTable(lines, 'No fine.'), page: '/fines' }
}

const fineData = ({ city, fine, amount, state, appeals, refunds }: FineView) => ({
  id: fine.id,
  city: city.cityId,
  plate: fine.plate,
  place: fine.place,
  state,
  ...amount,
  versions: fine.versions.length,
  appeals: appeals.map(({ appeal_id: id, state: appealState }) => ({ id, state: appealState })),
  refunds: refunds.map(({ refund_id: id, status }) => ({ id, status })),
})

const show: Run = async (desk, given) => {
  const data = fineData(await readFineView(desk, given.text('id')))
  const text = textFacts([
    ['fine', data.id],
    ['city', data.city],
    ['plate', data.plate],
    ['place', data.place],
    ['state', data.state],
    ['price', euros(data.price)],
    ['paid', euros(data.paid)],
    ['due', euros(data.due)],
    ['overpaid', data.overpaid > 0 ? euros(data.overpaid) : null],
    ['versions', String(data.versions)],
    ...data.appeals.map(({ id, state }) => ['appeal', `${id} ${state}`] as const),
    ...data.refunds.map(({ id, status }) => ['refund', `${id} ${status}`] as const),
  ])
  return { data, text, page: `/fines/${data.id}` }
}

const payments: Run = async ({ deps }) => {
  const data = (await listIdlePayments(deps.db)).map(row => ({
    operation: row.operation_id,
    city: row.city_id,
    kind: row.resource_kind,
    resource: row.resource_id,
    amount: row.amount_cents,
    currency: row.currency,
    at: row.transaction_at === null ? null : toIso(row.transaction_at),
  }))
  const lines = data.map(row => [row.operation, row.city, row.kind, row.resource, euros(row.amount)])
  return { data, text: textTable(lines, 'No payment waits.'), page: '/payments' }
}

export const FINE_READINGS = { fines: list, 'fine-show': show, payments } as const satisfies Record<
  string,
  Run
>
