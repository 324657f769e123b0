import { randomUUID } from 'node:crypto'
import { subscriberIdOf } from '../seed/write-people.ts'
import { requestsOf } from './requests.ts'
import type { TestCity } from './test-city.ts'

/** Test helpers for existing rights: read them, send documents, read their history. */
export const dossiersOf = (city: TestCity) => {
  const { upload } = requestsOf(city)

  const row = (id: string) =>
    city.deps.db.selectFrom('rights').selectAll().where('right_id', '=', id).executeTakeFirstOrThrow()

  return {
    row,
    status: async (id: string) => (await row(id)).status,
    dossier: (rightId: string) => ({ cityId: 'valmont', rightId }),

    /** A right as listed for its holder. */
    read: async (id: string, as: string, cityId = 'valmont') => {
      const subscriptions = (await city.ask('/api/subscriber', { as, city: cityId })).body.subscriptions
      const tickets = (await city.ask('/api/tickets', { as, city: cityId })).body
      return [...subscriptions, ...tickets].find(right => (right.orderId ?? right.id) === id)
    },

    sendDocument: async (as: string): Promise<string> => {
      const id = randomUUID()
      await city.ask('/api/subscriber/media', { as, body: { id, url: await upload(as), name: 'piece.png' } })
      return id
    },

    tie: (order: string, as: string, evidencePropertiesId: string, evidenceSubscriberMediaId: string) =>
      city.ask(`/api/subscriber/order/${order}/media`, {
        method: 'PUT',
        as,
        body: {
          timestamp: new Date(city.clock.now()).toISOString(),
          traceType: 'EVIDENCE',
          source: 'FRONT',
          evidencePropertiesId,
          evidenceSubscriberMediaId,
        },
      }),

    traces: (id: string) =>
      city.deps.db
        .selectFrom('evidence_traces')
        .select(['evidence_properties_id', 'media_id', 'status'])
        .where('right_id', '=', id)
        .orderBy('position')
        .execute(),

    /** A person's timeline events about a right, oldest first. */
    events: async (id: string, of: string) => {
      const rows = await city.deps.db
        .selectFrom('events')
        .select('kind')
        .where('resource_id', '=', id)
        .where('subscriber_id', '=', subscriberIdOf(of))
        .orderBy('event_id')
        .execute()
      return rows.map(({ kind }) => kind)
    },
  }
}
