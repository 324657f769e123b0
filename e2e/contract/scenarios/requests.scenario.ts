import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { PersonRun, PersonScenario } from '../run.ts'
import { sendFile } from './evidence.scenario.ts'

interface Asked {
  readonly id: string
  readonly mandatory?: boolean
}
interface Offer {
  readonly id: string
  readonly userStatus?: string
  readonly options?: readonly { readonly id: string }[]
  readonly validityAreas?: readonly string[]
  readonly validityAreasChoiceEnabled?: boolean
  readonly applicationProcedure?: {
    readonly customFields?: readonly { readonly key: string; readonly deleted?: boolean }[]
    readonly supportingEvidences?: readonly Asked[]
  }
}

const randomPlate = () => {
  const letters = () =>
    Array.from({ length: 2 }, () => 'ABCDEFGHJKLMNPQRTVWXYZ'[Math.floor(Math.random() * 22)]).join('')
  return `${letters()}${Math.floor(Math.random() * 900) + 100}${letters()}`
}

const bodyFor = async (run: PersonRun, subscriberId: string, offer: Offer) => {
  const asked = offer.applicationProcedure?.supportingEvidences ?? []
  const attachmentEvidences: object[] = []
  for (const { id, mandatory } of asked) {
    if (mandatory === false) continue
    const { signedUploadUrl: _signed, ...sent } = await sendFile(run, subscriberId, id)
    attachmentEvidences.push(sent)
  }
  const fields = (offer.applicationProcedure?.customFields ?? []).filter(({ deleted }) => deleted !== true)
  return {
    plates: [randomPlate()],
    customFields: fields.map(({ key }) => ({ id: key, value: 'contract' })),
    validityAreaId: offer.validityAreasChoiceEnabled === true ? (offer.validityAreas?.[0] ?? null) : null,
    userComment: 'Written by the contract suite.',
    subscriptionPlanId: offer.id,
    attachmentEvidences,
    startOfValidity: null,
    subscriptionPlanOptionId: offer.options?.[0]?.id ?? null,
    renewedSubscriptionId: null,
  }
}

const CREATE = 'PUT /api/subscriber/subscriptions/{id}'

/** Creates the first right that the city grants this person; returns it with its request, or null. */
const createFirst = async (run: PersonRun) => {
  const { client, token } = run
  const { body: me } = await client.call('GET /api/subscriber', 200, { token })
  const { body } = await client.call('GET /api/plans', 200, {
    token,
    query: { subscriberId: me.subscriberId },
  })
  const refusals: string[] = []
  for (const offer of body.plans as readonly Offer[]) {
    if (offer.userStatus !== 'SUBSCRIPTION_OPENED') continue
    const path = { id: randomUUID() }
    const json = await bodyFor(run, me.subscriberId, offer)
    const answer = await client.call(CREATE, [201, 400, 409, 422], { token, path, json })
    if (answer.status === 201) return { path, json, body: answer.body, refusals }
    refusals.push(answer.body.error)
  }
  return { path: null, refusals }
}

export const requestsScenario: PersonScenario = async run => {
  const { client, report, token, otherToken } = run
  const group = 'A request'
  const created = await createFirst(run)
  if (created.path === null) {
    const why = `the city refused every offer: ${created.refusals.join(', ')}`
    report.skip(group, 'is created', why)
  } else {
    const { path, json, body } = created
    await report.check(group, 'said again is the same request; said otherwise is refused', async () => {
      const again = await client.call(CREATE, 200, { token, path, json })
      assert.equal(again.body.id ?? again.body.orderId, body.id ?? body.orderId)
      const other = { ...json, userComment: 'Something else.' }
      await client.call(CREATE, 422, { token, path, json: other })
      const mine = await client.call('GET /api/subscriber', 200, { token })
      const same = mine.body.subscriptions.filter((right: { id?: string; orderId?: string }) =>
        [right.id, right.orderId].includes(path.id),
      )
      assert.equal(same.length, 1)
    })
    await report.check(group, 'under an id of somebody else is refused and changes nothing', async () => {
      await client.call(CREATE, [400, 404, 409, 422], { token: otherToken, path, json })
    })
  }

  await report.check(group, 'for an offer that does not exist is refused', async () => {
    const json = {
      ...(created.path === null ? {} : created.json),
      plates: [],
      customFields: [],
      attachmentEvidences: [],
      subscriptionPlanId: 'no-such-offer',
    }
    await client.call(CREATE, [400, 404, 409, 422], { token, path: { id: randomUUID() }, json })
  })

  await report.check('A ticket', 'with one key is created once, and refused with another body', async () => {
    const { body: definitions } = await client.call('GET /api/parking-right-definition', 200, { token })
    for (const definition of definitions) {
      const start = new Date(Date.now() + 36 * 3_600_000).toISOString()
      const json = {
        parkingRightDefinitionId: definition.parkingRightDefinitionId,
        startOfValidity: start,
        plates: [randomPlate()],
        selectedOptionId: definition.options?.[0]?.id ?? null,
      }
      const headers = { 'idempotency-key': randomUUID() }
      const first = await client.call('POST /api/tickets', [200, 201, 400, 409, 422], {
        token,
        json,
        headers,
      })
      if (first.status >= 400) continue
      const again = await client.call('POST /api/tickets', [200, 201], { token, json, headers })
      assert.equal(again.body.id, first.body.id)
      const other = { ...json, plates: [randomPlate()] }
      await client.call('POST /api/tickets', 422, { token, json: other, headers })
      return
    }
  })
}
