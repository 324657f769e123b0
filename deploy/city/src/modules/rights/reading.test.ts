import { subscriptionFromWire, subscriptionWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { paymentsOf, SUBSCRIPTION } from '../../testing/payments.ts'

const city = testCity()
const dossiers = dossiersOf(city)

const read = async (id: string, as: string, cityId = 'valmont') =>
  subscriptionFromWire(v.parse(subscriptionWire, await dossiers.read(id, as, cityId)))

describe('whether an order is paid', () => {
  test.each([
    ['paid and granted', 'camille-sub-shared', 'camille', true],
    ['free', 'camille-sub-to-come', 'camille', true],
    ['still to pay', 'camille-sub-to-pay', 'camille', false],
    ['under review before its payment', 'georges-sub-evidence', 'georges', false],
    ['rejected without having been paid', 'georges-sub-rejected', 'georges', false],
  ])('%s', async (_name, id, as, isFullyPaid) => {
    expect((await read(id, as)).isFullyPaid).toBe(isFullyPaid)
  })

  test('is told by its operations, of which every attempt is listed', async () => {
    const payments = paymentsOf(city)
    await payments.press((await payments.start(SUBSCRIPTION)).body, 'REFUSED')
    expect(await read('camille-sub-to-pay', 'camille')).toMatchObject({ isFullyPaid: false })
    await payments.press((await payments.start(SUBSCRIPTION)).body, 'ACCEPTED')
    const paid = await read('camille-sub-to-pay', 'camille')
    expect([paid.isFullyPaid, paid.operationIds.length]).toEqual([true, 2])
    expect((await read('thomas-sub-pay', 'thomas')).operationIds).toEqual(['op-thomas-refused'])
  })
})

describe('what an order tells in the second vocabulary', () => {
  test('who held it, each time that somebody joined or left', async () => {
    const marc = { as: 'marc', city: 'port-sable' }
    await city.deps.db
      .updateTable('offers')
      .set({ terms: JSON.stringify({ ...(await fishMarket()), orderShareEnabled: true }) })
      .where('offer_id', '=', 'ps-fish-market')
      .execute()
    const { body } = await city.ask('/api/order/share/order/marc-sub-fish/generate', marc)
    const join = { method: 'PUT', as: 'aicha', city: 'port-sable' }
    expect((await city.ask(`/api/order/share?shareToken=${body.token}`, join)).status).toBe(200)
    const leave = { method: 'DELETE', as: 'aicha', city: 'port-sable' }
    expect((await city.ask('/api/order/share/order/marc-sub-fish', leave)).status).toBe(204)
    const order = await dossiers.read('marc-sub-fish', 'marc', 'port-sable')
    expect(
      order.subscribersHistory.map(({ subscriberIds }: { subscriberIds: string[] }) => subscriberIds),
    ).toEqual([['sub-marc'], ['sub-marc', 'sub-aicha'], ['sub-marc']])
    expect(order.creationSource).toBe('FRONT')
  })

  test('the request for a plate that waits, as an addition or a modification', async () => {
    const addition = await dossiers.read('marc-sub-plate', 'marc', 'port-sable')
    expect(addition.lastWaitingOrderPlateChangeRequest.orderPlateChange).toMatchObject({
      changeType: 'ADDITION',
      newPlate: 'GL090PS',
      status: 'WAITING',
    })
    expect(addition.plateChangeRequestHistory).toHaveLength(1)
    const modification = await dossiers.read('thomas-sub-plate', 'thomas')
    expect(modification.lastWaitingOrderPlateChangeRequest.orderPlateChange).toMatchObject({
      changeType: 'MODIFICATION',
      oldPlate: 'CD350TG',
      newPlate: 'GJ812LS',
    })
  })
})

test('a document is never opened by an address that lasts', async () => {
  const { attachmentEvidences } = await dossiers.read('camille-sub-shared', 'camille')
  expect(attachmentEvidences).toHaveLength(2)
  expect(attachmentEvidences.map(({ contentUrl }: { contentUrl: string | null }) => contentUrl)).toEqual([
    null,
    null,
  ])
})

test('who joined a right is told nothing of the papers and payments of its owner', async () => {
  await city.setRight('camille-sub-shared', {
    user_comment: 'Je pars en mai.',
    custom_fields: '[{"id":"floor","value":"3"}]',
  })
  const owner = await dossiers.read('camille-sub-shared', 'camille')
  const papers = ({
    attachmentEvidences,
    agentComments,
    userComment,
    customFields,
    operationIds,
  }: typeof owner) => [
    attachmentEvidences.length,
    agentComments.length,
    userComment,
    customFields.length,
    operationIds.length,
  ]
  expect(papers(owner)).toEqual([2, 1, 'Je pars en mai.', 1, 1])
  const neighbour = await dossiers.read('camille-sub-shared', 'ines')
  expect(papers(neighbour)).toEqual([0, 0, '', 0, 0])
  expect(neighbour).toMatchObject({ plates: owner.plates, canWithdraw: true, fullyPaid: true })
})

const fishMarket = async () => {
  const offers = city.deps.db.selectFrom('offers').select('terms').where('offer_id', '=', 'ps-fish-market')
  return (await offers.executeTakeFirstOrThrow()).terms
}
