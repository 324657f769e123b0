import { CITIZENS_TURN, CITYS_TURN } from '@parvis/shared-kernel/orders'
import { FINE_PAYMENT_CODES } from '@parvis/shared-kernel/wire'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { idlePayments } from '../modules/payments/operation.repo.ts'
import { PAID_STATUSES } from '../modules/payments/stored-status.ts'
import { PLAN_NAME, rightsWithPlan } from '../modules/rights/plan-name.repo.ts'
import { hasCode, hasName, type Search } from './desk-search.ts'

/** Lists are searched, not paged. */
export const LIST_LIMIT = 100

/** Statuses that wait for the citizen or the city; the city's first. */
const WAITING = [...CITYS_TURN, ...CITIZENS_TURN]

const fullName = sql<string>`first_name || ' ' || last_name || ' ' || first_name`
const codesOfRight = sql<string>`rights.right_id || ' ' || array_to_string(rights.plates, ' ')`

export interface DossierSearch extends Search {
  /** Statuses of rights, in the order of lists. */
  isAll?: boolean | undefined
}

export type DossierRow = Awaited<ReturnType<typeof listDossiers>>[number]

/** Lists rights with their owners: those waiting for the city first, then oldest first. */
export const listDossiers = (db: Database, { city, search = '', isAll = false }: DossierSearch) =>
  rightsWithPlan(db)
    .innerJoin('subscribers', join =>
      join
        .onRef('subscribers.subscriber_id', '=', 'rights.subscriber_id')
        .onRef('subscribers.city_id', '=', 'rights.city_id'),
    )
    .select([
      'rights.city_id',
      'right_id',
      'kind',
      'status',
      'first_name',
      'last_name',
      'plates',
      'rights.created_at',
      sql<string>`coalesce(${PLAN_NAME}, '')`.as('plan_name'),
    ])
    .$if(!isAll, query => query.where('status', 'in', WAITING))
    .$if(city !== undefined, query => query.where('rights.city_id', '=', city ?? ''))
    .$if(search.trim() !== '', query =>
      query.where(eb => eb.or([hasName(fullName, search), hasCode(codesOfRight, search)])),
    )
    .orderBy(eb => eb('status', 'in', CITYS_TURN), 'desc')
    .orderBy('rights.created_at')
    .orderBy('right_id')
    .limit(LIST_LIMIT)
    .execute()

export const findRightById = (db: Database, rightId: string) =>
  db.selectFrom('rights').selectAll().where('right_id', '=', rightId).executeTakeFirst()

const OVERPAID = sql.join([FINE_PAYMENT_CODES.overpaid, FINE_PAYMENT_CODES['overpaid-reduced']])
/** More was paid than the price, and nobody has decided about giving it back: those who paid are told to wait for that. */
const IS_OVERPAID = sql<boolean>`(fines.payment_status in (${OVERPAID}) and not exists (
  select from refunds r where r.fine_id = fines.fine_id and r.status <> 'PAID'))`

/** Lists fines: those paid too much first, then last issued first. */
export const listFines = (db: Database, { city, search = '' }: Search) =>
  db
    .selectFrom('fines')
    .innerJoin('fine_versions', 'fine_versions.fine_id', 'fines.fine_id')
    .select(eb => ['fines.city_id', 'fines.fine_id', eb.fn.max('fine_versions.issued_at').as('issued_at')])
    .$if(city !== undefined, query => query.where('fines.city_id', '=', city ?? ''))
    .$if(search.trim() !== '', query =>
      query.where(hasCode(sql<string>`fines.fine_id || ' ' || fines.plate`, search)),
    )
    .groupBy(['fines.city_id', 'fines.fine_id', 'fines.payment_status'])
    .orderBy(sql`coalesce(${IS_OVERPAID}, false)`, 'desc')
    .orderBy('issued_at', 'desc')
    .orderBy('fines.fine_id')
    .limit(LIST_LIMIT)
    .execute()

export const findCityOfFine = (db: Database, fineId: string) =>
  db.selectFrom('fines').select('city_id').where('fine_id', '=', fineId).executeTakeFirst()

const codesOfAppeal = sql<string>`appeal_id || ' ' || appeals.fine_id || ' ' || fines.plate`

/** Lists filed appeals: those waiting for the city first, then oldest first. */
export const listAppeals = (db: Database, { city, search = '' }: Search) =>
  db
    .selectFrom('appeals')
    .innerJoin('fines', 'fines.fine_id', 'appeals.fine_id')
    .selectAll('appeals')
    .select('fines.plate')
    .where('state', '<>', 'draft')
    .$if(city !== undefined, query => query.where('appeals.city_id', '=', city ?? ''))
    .$if(search.trim() !== '', query =>
      query.where(eb => eb.or([hasName(fullName, search), hasCode(codesOfAppeal, search)])),
    )
    .orderBy(eb => eb('state', 'in', ['filed']), 'desc')
    .orderBy(eb => eb('state', 'in', ['complement-requested']), 'desc')
    .orderBy('filed_at')
    .limit(LIST_LIMIT)
    .execute()

export const findCityOfAppeal = (db: Database, appealId: string) =>
  db.selectFrom('appeals').select('city_id').where('appeal_id', '=', appealId).executeTakeFirst()

/** Lists refunds: those waiting for the city first, then oldest first. */
export const listRefunds = (db: Database, { city, search = '' }: Search) =>
  db
    .selectFrom('refunds')
    .leftJoin('fines', 'fines.fine_id', 'refunds.fine_id')
    .leftJoin('operations', 'operations.operation_id', 'refunds.operation_id')
    .selectAll('refunds')
    .select(['fines.plate', 'operations.currency'])
    .$if(city !== undefined, query => query.where('refunds.city_id', '=', city ?? ''))
    .$if(search.trim() !== '', query =>
      query.where(
        hasCode(
          sql<string>`refund_id || ' ' || coalesce(refunds.fine_id, '') || ' ' || coalesce(fines.plate, '')`,
          search,
        ),
      ),
    )
    .orderBy(eb => eb('refunds.status', 'in', ['UNDER_REVIEW', 'ACCEPTED']), 'desc')
    .orderBy(eb => eb('refunds.status', 'in', ['DOCUMENT_REQUESTED']), 'desc')
    .orderBy('refunds.created_at')
    .limit(LIST_LIMIT)
    .execute()

export const findRefundById = (db: Database, refundId: string) =>
  db.selectFrom('refunds').selectAll().where('refund_id', '=', refundId).executeTakeFirst()

export const findOperationById = (db: Database, operationId: string) =>
  db
    .selectFrom('operations')
    .select(['city_id', 'resource_kind', 'resource_id', 'amount_cents', 'currency', 'transaction_at'])
    .where('operation_id', '=', operationId)
    .executeTakeFirst()

/**
 * Lists payments received for a right, oldest first, each with the refund that returns it; a refused refund returns
 * nothing.
 */
export const listPaymentsOfRight = (db: Database, rightId: string) =>
  db
    .selectFrom('operations')
    .leftJoin('refunds', join =>
      join
        .onRef('refunds.operation_id', '=', 'operations.operation_id')
        .on('refunds.status', '<>', 'REJECTED'),
    )
    .select([
      'operations.operation_id',
      'operations.amount_cents',
      'operations.currency',
      'operations.transaction_at',
      'refunds.refund_id',
    ])
    .where('operations.resource_kind', 'in', ['subscription', 'ticket'])
    .where('operations.resource_id', '=', rightId)
    .where('operations.status', 'in', PAID_STATUSES)
    .orderBy('operations.created_at')
    .execute()

/** Lists the events of a resource, oldest first. */
export const listEventsOf = (db: Database, resourceId: string) =>
  db
    .selectFrom('events')
    .select(['happened_at', 'kind'])
    .where('resource_id', '=', resourceId)
    // An event that concerns several people is stored once for each: list it once.
    .groupBy(['happened_at', 'kind'])
    .orderBy('happened_at')
    .orderBy(eb => eb.fn.min('event_id'))
    .execute()

/** Lists configurations given to a city, valid or not, newest first. */
export const listConfigVersions = (db: Database, cityId: string) =>
  db
    .selectFrom('city_config_versions')
    .selectAll()
    .where('city_id', '=', cityId)
    .orderBy('version', 'desc')
    .limit(20)
    .execute()

/** Counts what waits for an agent, for the page's tabs. */
export const countWaiting = async (db: Database) => {
  const count = sql<number>`count(*)::int`.as('count')
  const one = async (query: { executeTakeFirst(): Promise<{ count: number } | undefined> }) =>
    (await query.executeTakeFirst())?.count ?? 0
  return {
    dossiers: await one(db.selectFrom('rights').select(count).where('status', 'in', CITYS_TURN)),
    fines: await one(db.selectFrom('fines').select(count).where(IS_OVERPAID)),
    appeals: await one(db.selectFrom('appeals').select(count).where('state', '=', 'filed')),
    refunds: await one(
      db.selectFrom('refunds').select(count).where('status', 'in', ['UNDER_REVIEW', 'ACCEPTED']),
    ),
    payments: await one(idlePayments(db).select(count)),
  }
}
