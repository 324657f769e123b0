import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import { at, type Schema } from '../db/schema.ts'
import { insertOperation } from './operations.ts'
import type { TestCity } from './test-city.ts'

const MINE = { city_id: 'valmont', subscriber_id: 'sub-louise' } as const

interface Rows {
  write(id: string, since: string): Promise<unknown>
  isThere(id: string): Promise<boolean>
}

/** A row of the given age for each table with a retention term here. */
export const rowsWithTerms = ({ deps: { db } }: TestCity): Partial<Record<keyof Schema, Rows[]>> => {
  const found = (rows: Promise<unknown[]>) => rows.then(({ length }) => length > 0)
  const operations = (status: 'PAYMENT_REGISTERED' | 'REFUSED'): Rows => ({
    write: (id, since) =>
      insertOperation(db, {
        operation_id: status + id,
        resource_kind: 'fine',
        resource_id: status + id,
        status,
        created_at: since,
      }),
    isThere: id =>
      found(
        db
          .selectFrom('operations')
          .select('operation_id')
          .where('operation_id', '=', status + id)
          .execute(),
      ),
  })
  return {
    drafts: [
      {
        write: (id, since) =>
          db
            .insertInto('drafts')
            .values({ ...MINE, procedure: id, body: '{}', version: 1, updated_at: since })
            .execute(),
        isThere: id =>
          found(db.selectFrom('drafts').select('procedure').where('procedure', '=', id).execute()),
      },
    ],
    account_tasks: [
      {
        write: (id, since) =>
          db
            .insertInto('account_tasks')
            .values({
              task_id: randomUUID(),
              city_id: 'valmont',
              kind: 'recovery',
              login: `${id}@example.org`,
              payload: '{}',
              asked_at: since,
              next_try_at: since,
            })
            .execute(),
        isThere: id =>
          found(
            db
              .selectFrom('account_tasks')
              .select('task_id')
              .where('login', '=', `${id}@example.org`)
              .execute(),
          ),
      },
    ],
    waiting_mails: [
      {
        write: (id, since) =>
          db
            .insertInto('waiting_mails')
            .values({
              mail_id: randomUUID(),
              city_id: 'valmont',
              task: 'right granted',
              recipient: `${id}@example.org`,
              subject: '',
              body: '',
              written_at: since,
              next_try_at: since,
            })
            .execute(),
        isThere: id =>
          found(
            db
              .selectFrom('waiting_mails')
              .select('mail_id')
              .where('recipient', '=', `${id}@example.org`)
              .execute(),
          ),
      },
    ],
    events: [
      {
        write: (id, since) =>
          db
            .insertInto('events')
            .values({
              ...MINE,
              happened_at: since,
              kind: 'profile-changed',
              resource_type: 'account',
              resource_id: `account-${id}`,
            })
            .execute(),
        isThere: id =>
          found(
            db.selectFrom('events').select('event_id').where('resource_id', '=', `account-${id}`).execute(),
          ),
      },
    ],
    past_sharers: [
      {
        write: (id, since) =>
          db
            .insertInto('past_sharers')
            .values({ right_id: id, subscriber_id: 'sub-louise', joined_at: since, left_at: since })
            .execute(),
        isThere: id =>
          found(db.selectFrom('past_sharers').select('right_id').where('right_id', '=', id).execute()),
      },
    ],
    payment_links: [
      {
        write: (id, since) =>
          db
            .insertInto('payment_links')
            .values({
              city_id: 'valmont',
              token_hash: id.padEnd(64, '0'),
              resource_kind: 'ticket',
              resource_id: id,
              email: 'x@example.org',
              lang: 'fr',
              return_url: '',
              created_at: at(0 as Instant),
              expires_at: since,
            })
            .execute(),
        isThere: id =>
          found(db.selectFrom('payment_links').select('token_hash').where('resource_id', '=', id).execute()),
      },
    ],
    refunds: [
      {
        write: (id, since) =>
          db
            .insertInto('refunds')
            .values({
              city_id: 'valmont',
              refund_id: id.padEnd(32, '0'),
              fine_id: null,
              subscriber_id: null,
              status: 'DOCUMENT_REQUESTED',
              amount_cents: 100,
              created_at: since,
              documents: '[]',
            })
            .execute(),
        isThere: id =>
          found(
            db
              .selectFrom('refunds')
              .select('refund_id')
              .where('refund_id', '=', id.padEnd(32, '0'))
              .execute(),
          ),
      },
    ],
    operations: [operations('PAYMENT_REGISTERED'), operations('REFUSED')],
  }
}
