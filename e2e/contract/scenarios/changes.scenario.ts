import assert from 'node:assert/strict'
import type { PersonRun, PersonScenario } from '../run.ts'

interface Held {
  readonly id?: string
  readonly orderId?: string
  readonly status: string
}

const COMPLETE = 'POST /api/order/{id}/complete'
const PLATES = 'PUT /api/order/{id}/plates'
const CHANGE = 'POST /api/order/{id}/plate-change'

const rightsOf = async ({ client, token }: PersonRun): Promise<readonly Held[]> => {
  const { body: me } = await client.call('GET /api/subscriber', 200, { token })
  const { body: tickets } = await client.call('GET /api/tickets', 200, { token })
  return [...me.subscriptions, ...tickets]
}

/** A right's refusal has a code and changes nothing. */
export const changesScenario: PersonScenario = async run => {
  const { client, report, token, otherToken } = run
  const group = 'A change of a right'
  const rights = await rightsOf(run)
  const pathOf = ({ id, orderId }: Held) => ({ id: id ?? orderId ?? '' })

  await report.check(group, 'of its plates is written or refused with a code, never half', async () => {
    for (const right of rights.slice(0, 6)) {
      const path = pathOf(right)
      const before = (await rightsOf(run)).find(one => pathOf(one).id === path.id)
      for (const plates of [['not a plate!'], Array.from({ length: 60 }, (_, at) => `AA${100 + at}AA`)]) {
        await client.call(PLATES, [400, 409, 422], { token, path, json: { plates } })
      }
      await client.call(PLATES, [400, 422], { token, path, json: { plates: 'AA111AA' } })
      const after = (await rightsOf(run)).find(one => pathOf(one).id === path.id)
      assert.deepEqual(after, before)
    }
  })

  await report.check(
    group,
    'of its plates by request wants its documents, and belongs to its holder',
    async () => {
      for (const right of rights.slice(0, 6)) {
        const path = pathOf(right)
        const json = {
          plates: ['AB987CD'],
          evidences: [{ evidencePropertiesId: 'x', evidenceSubscriberMediaId: 'x' }],
        }
        await client.call(CHANGE, [404, 409], { token, path, json })
        await client.call(CHANGE, 404, { token: otherToken, path, json })
      }
    },
  )

  await report.check(
    group,
    'is complete only where something was asked and everything was sent',
    async () => {
      for (const right of rights.slice(0, 6)) {
        const path = pathOf(right)
        const isAsked = ['AWAITING_EVIDENCE', 'AWAIT_EVIDENCE', 'AWAITING_COMPLETION'].includes(right.status)
        if (!isAsked) await client.call(COMPLETE, [404, 409], { token, path })
        await client.call(COMPLETE, 404, { token: otherToken, path })
      }
    },
  )
}
