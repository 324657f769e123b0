import { type DemoFine, demoFines } from './demo-fines.ts'
import type { SeedContext } from './seed.ts'
import { daysFrom } from './seed-moment.ts'

const writeVersions = async (fine: DemoFine, { db, now }: SeedContext): Promise<void> => {
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

const writePayments = async (fine: DemoFine, { db, now }: SeedContext): Promise<void> => {
  const rows = (fine.payments ?? []).map(({ amount, day, source = 'version' }, index) => ({
    fine_id: fine.number,
    payment_id: `pay-${fine.number}-${index + 1}`,
    source,
    version_position: source === 'version' ? 1 : null,
    amount_cents: amount,
    paid_at: daysFrom(now, day),
    operation_id: null,
  }))
  if (rows.length > 0) await db.insertInto('fine_payments').values(rows).execute()
}

const writeClaims = async (fine: DemoFine, { db, now }: SeedContext): Promise<void> => {
  const rows = (fine.claims ?? []).map(({ status, day }, index) => ({
    fine_id: fine.number,
    position: index + 1,
    type: 'RAPO',
    status,
    claimed_at: daysFrom(now, day),
  }))
  if (rows.length > 0) await db.insertInto('fine_claims').values(rows).execute()
}

const writeRefund = async (fine: DemoFine, { db, now }: SeedContext): Promise<void> => {
  if (fine.refund === undefined) return
  await db
    .insertInto('refunds')
    .values({
      city_id: fine.cityId,
      refund_id: `ref-${fine.number.slice(-6)}`,
      fine_id: fine.number,
      subscriber_id: null,
      status: fine.refund.status,
      amount_cents: fine.refund.amount,
      created_at: daysFrom(now, -5),
      documents: JSON.stringify([
        { id: 'bank-details', name: 'Relevé d’identité bancaire', providedAt: null },
      ]),
    })
    .execute()
}

const lastIssue = (fine: DemoFine) => fine.versions.at(-1)?.issued ?? 0

export const seedFines = async (context: SeedContext): Promise<void> => {
  const { db, now } = context
  for (const fine of demoFines) {
    await db
      .insertInto('fines')
      .values({
        city_id: fine.cityId,
        fine_id: fine.number,
        plate: fine.plate,
        payment_status: fine.paymentStatus,
        terms: JSON.stringify({
          place: fine.place,
          paymentDeadline: daysFrom(now, lastIssue(fine) + 90),
          appealDeadline: daysFrom(now, lastIssue(fine) + 30),
        }),
      })
      .execute()
    await writeVersions(fine, context)
    await writePayments(fine, context)
    await writeClaims(fine, context)
    await writeRefund(fine, context)
  }
}
