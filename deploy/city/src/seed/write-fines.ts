import type { Instant } from '@parvis/shared-kernel/time'
import type { SeedFine } from '../cities/demo-shapes.ts'
import { deadlinesOf } from '../modules/fines/fine-write.repo.ts'
import type { SeedContext } from './seed-context.ts'
import { daysFrom } from './seed-moment.ts'
import { writeAppeal, writeRefund } from './write-appeals.ts'

const writeVersions = async (fine: SeedFine, { db, now }: SeedContext): Promise<void> => {
  const rows = fine.versions.map((version, index) => ({
    fine_id: fine.number,
    position: index + 1,
    issued_at: daysFrom(now, version.issued),
    price_cents: version.price,
    reduced_price_cents: version.reduced ?? null,
    reduced_until: version.reducedUntil === undefined ? null : daysFrom(now, version.reducedUntil),
  }))
  await db.insertInto('fine_versions').values(rows).execute()
}

const writePayments = async (fine: SeedFine, { db, now }: SeedContext): Promise<void> => {
  const rows = fine.payments.map(({ amount, paid, source }, index) => ({
    fine_id: fine.number,
    payment_id: `pay-${fine.number}-${index + 1}`,
    source,
    version_position: source === 'version' ? 1 : null,
    amount_cents: amount,
    paid_at: daysFrom(now, paid),
    operation_id: null,
  }))
  if (rows.length > 0) await db.insertInto('fine_payments').values(rows).execute()
}

const lastIssue = (fine: SeedFine) => fine.versions.at(-1)?.issued ?? 0

export const seedFines = async (context: SeedContext): Promise<void> => {
  const { db, now, city, timeZone } = context
  for (const fine of city.fines.fines) {
    await db
      .insertInto('fines')
      .values({
        city_id: city.cityId,
        fine_id: fine.number,
        plate: fine.plate,
        payment_status: fine.paymentStatus,
        terms: JSON.stringify({
          place: fine.place,
          ...deadlinesOf(Date.parse(daysFrom(now, lastIssue(fine))) as Instant, timeZone),
        }),
      })
      .execute()
    await writeVersions(fine, context)
    await writePayments(fine, context)
    const appealId = await writeAppeal(fine, context)
    await writeRefund(fine, appealId, context)
  }
}
