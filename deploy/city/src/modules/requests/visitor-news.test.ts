import { ticketCreatedWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { callback, paymentsOf } from '../../testing/payments.ts'
import { requestsOf } from '../../testing/requests.ts'
import { acceptRight, deleteRight, rejectRight } from '../rights/right.agent.ts'

const city = testCity()
const requests = requestsOf(city)
const payments = paymentsOf(city)

beforeAll(async () => {
  await requests.addPerson('zoe')
  await requests.addDefinition('paid', { canUseCustomEmail: true, canCancelBeforeStartOfValidity: true }, 300)
  await requests.addDefinition('free', { canUseCustomEmail: true, canCancelBeforeStartOfValidity: true })
})

const ordered = async (definition: string, customEmail: string): Promise<string> => {
  const { body } = await requests.order('zoe', definition, { startOfValidity: requests.day(2), customEmail })
  return v.parse(ticketCreatedWire, body).id
}
const pay = async (id: string, outcome: 'ACCEPTED' | 'REFUSED' = 'ACCEPTED') => {
  const started = await payments.start({ path: `/api/tickets/${id}/payments`, as: 'zoe' })
  await payments.send(callback(await payments.operationOf(started.body), { outcome }))
}
const cancel = (id: string) => city.ask(`/api/order/${id}`, { method: 'DELETE', as: 'zoe' })
const dossier = (rightId: string) => ({ cityId: 'valmont', rightId })
const reviewed = async (id: string) => {
  await city.setRight(id, { status: 'under-review', price_cents: 0 })
  return dossier(id)
}

const [VALID, NOT_VALID] = ['Il est valable', 'Il ne permet pas de stationner']

test.each([
  ['is paid', 'paid', pay, [VALID]],
  ['is not paid, as the bank refused', 'paid', (id: string) => pay(id, 'REFUSED'), []],
  ['is canceled before it is paid', 'paid', cancel, [NOT_VALID]],
  ['is canceled before it begins', 'free', cancel, [NOT_VALID]],
  ['is accepted', 'paid', async (id: string) => acceptRight(city.deps, await reviewed(id)), [VALID]],
  [
    'is refused',
    'paid',
    async (id: string) => rejectRight(city.deps, await reviewed(id), 'Non.'),
    [NOT_VALID],
  ],
  ['is deleted', 'free', (id: string) => deleteRight(city.deps, dossier(id), 'Doublon.'), [NOT_VALID]],
] as const)('the visitor is told what became of their ticket: it %s', async (name, definition, act, said) => {
  const visitor = `${name.replace(/\W/g, '-')}@example.org`
  const written = async () => (await city.deps.mailer.list()).filter(({ to }) => to === visitor).toReversed()
  const id = await ordered(definition, visitor)
  // Read before the next is written: mails are sent side by side, and the first may be slower.
  const { length } = await written()
  await act(id)
  const news = (await written()).slice(length)
  expect(length).toBe(1)
  expect(news.map(({ text }) => [VALID, NOT_VALID].find(words => text.includes(words)))).toEqual(said)
})

test('whoever orders and cancels again and again writes to an address a few times an hour at most', async () => {
  for (let i = 0; i < 4; i += 1) await cancel(await ordered('free', 'flooded@example.org'))
  expect((await city.deps.mailer.list()).filter(({ to }) => to === 'flooded@example.org')).toHaveLength(3)
})
