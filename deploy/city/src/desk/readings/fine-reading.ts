import { amountDue, type Fine, paymentStatusOf } from '@parvis/shared-kernel/fines'
import { mustExist } from '../../http/refusal.ts'
import { findFine } from '../../modules/fines/fine.repo.ts'
import { fineNamed } from '../commands/fine-commands.ts'
import { listAppeals, listEventsOf, listFines, listRefunds } from '../desk.repo.ts'
import type { Desk } from '../desk.ts'
import type { Search } from '../desk-search.ts'

const withState = (fine: Fine, desk: Desk) => {
  const amount = amountDue(fine, desk.clock.now())
  return { amount, state: paymentStatusOf(amount) }
}

/** Fines with the amount due now: the stored status may predate the end of a reduced price. */
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
  const fine = mustExist(await findFine(db, city.cityId, fineId))
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
