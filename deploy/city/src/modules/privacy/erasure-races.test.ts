import { randomUUID } from 'node:crypto'
import { earlier, toIso } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { erasuresOf } from '../../testing/erasures.ts'
import { insertOperation } from '../../testing/operations.ts'
import { callback } from '../../testing/payments.ts'
import { refundsOf } from '../../testing/refunds.ts'
import { askComplement, rejectAppeal } from '../appeals/appeal.agent.ts'
import { acceptRefund, openRefund } from '../refunds/refund.agent.ts'
import { openRefundOfPayment } from '../refunds/refund-of-payment.ts'
import { decidePlateChange } from '../rights/plate.agent.ts'
import { acceptRight, commentRight } from '../rights/right.agent.ts'
import { addSharer } from '../sharing/share.repo.ts'

const city = testCity()
const { requests, dossiers, somebody, rightIn, duringErasure, linkOf, confirm } = erasuresOf(city)
const refunds = refundsOf(city)
const { on, payments } = refunds
const granted = rightIn('granted')

/** A payment that came for a right which is canceled. */
const paidForNothing = async (account: string) => {
  const { rightId } = await granted(account)
  await city.setRight(rightId, { status: 'canceled' })
  const what = { resource_kind: 'subscription', resource_id: rightId, status: 'PAYMENT_RECEIVED' } as const
  const who = { operation_id: rightId, payer: `subscriber:sub-${account}` }
  await insertOperation(city.deps.db, { ...what, ...who, created_at: at(city.clock.now()) })
  return rightId
}

/** A refund under review that names an account. */
const refundOf = async (account: string) => {
  const { id } = await refunds.opened('')
  const providedAt = toIso(earlier(city.clock.now(), { days: 3 }))
  const documents = JSON.stringify([{ id: 'bank-details', urn: null, providedAt }])
  const named = { subscriber_id: `sub-${account}`, status: 'UNDER_REVIEW', documents } as const
  await city.deps.db.updateTable('refunds').set(named).where('refund_id', '=', id).execute()
  return id
}

const done = () => 'done'

/** A change of something of an account, made ready. */
type Ready<Answer> = (account: string) => Promise<() => Promise<Answer>>

const BY_AGENTS: Record<string, readonly [end: string, ready: Ready<string>]> = {
  'an answer to a request, which is gone': [
    'NoOrderWithThisIdInTheCity',
    async account => {
      const dossier = await rightIn('under-review')(account)
      return () => acceptRight(city.deps, dossier).then(done)
    },
  ],
  'a comment on a right, which is kept': [
    'done',
    async account => {
      const dossier = await granted(account)
      return () => commentRight(city.deps, dossier, 'Bonjour.').then(done)
    },
  ],
  'an answer to a request for another plate': [
    'done',
    async account => {
      const dossier = await rightIn('plate-under-review')(account)
      return () => decidePlateChange(city.deps, dossier, { isAccepted: false }).then(done)
    },
  ],
  'an answer to an appeal': [
    'done',
    async account => {
      const { id } = await on.filed(STATEMENT, account)
      return () => rejectAppeal(city.deps, on.valmont, id, 'Non.').then(done)
    },
  ],
  'a complement asked of an appeal': [
    'done',
    async account => {
      const { id } = await on.filed(STATEMENT, account)
      return () => askComplement(city.deps, on.valmont, id, { message: 'Une photo.', pieces: [] }).then(done)
    },
  ],
  'an answer to a refund': [
    'done',
    async account => {
      const id = await refundOf(account)
      return () => acceptRefund(city.deps, on.valmont, id).then(done)
    },
  ],
  'a refund of a payment': [
    'done',
    async account => {
      const operationId = await paidForNothing(account)
      return () => openRefundOfPayment(city.deps, on.valmont, operationId).then(done)
    },
  ],
  'a refund of a fine, which is nobody’s': [
    'null',
    async account => {
      const { fine, operationId } = await refunds.paidTwice('who-pays@example.org')
      const payer = city.deps.db.updateTable('operations').set({ payer: `subscriber:sub-${account}` })
      await payer.where('operation_id', '=', operationId).execute()
      const asked = { fineId: fine.number }
      return () => openRefund(city.deps, on.valmont, asked).then(refund => String(refund.subscriber_id))
    },
  ],
}

const put = (path: string, body?: object) => ({ path, method: 'PUT', body })
const post = (path: string, body: object) => ({ path, method: 'POST', body })

interface Call {
  path: string
  method: string
  body?: object | undefined
}

/** A right of Camille's that the account shares. */
const shared = async (account: string) => {
  const right = await requests.addRight('camille', { plan: 'vm-resident' })
  await addSharer(city.deps.db, right, `sub-${account}`, city.clock.now())
  return right
}
const shareToken = async () => {
  const right = await requests.addRight('camille', { plan: 'vm-resident' })
  return (await city.ask(`/api/order/share/order/${right}/generate`, { as: 'camille' })).body.token
}

const OF_CITIZENS: Record<string, (account: string) => Promise<Call>> = {
  'a payment that starts': async account => {
    const { rightId } = await rightIn('awaiting-payment')(account)
    await city.setRight(rightId, { price_cents: 1_000 })
    return post(`/api/subscriber/subscriptions/${rightId}/payments`, { email: 'who-pays@example.org' })
  },
  'a cancellation': async account => {
    const { rightId } = await rightIn('awaiting-payment')(account)
    return { path: `/api/order/${rightId}`, method: 'DELETE' }
  },
  'other plates': async account =>
    put(`/api/order/${(await granted(account)).rightId}/plates`, { plates: ['NEW123'] }),
  'leaving a right': async account => ({
    path: `/api/order/share/order/${await shared(account)}`,
    method: 'DELETE',
  }),
  'joining a right': async () => put(`/api/order/share?shareToken=${await shareToken()}`),
  'a document': async account =>
    post('/api/subscriber/media', {
      id: `med-${account}`,
      url: await requests.upload(account),
      name: 'a.png',
    }),
  'a document for a request': async account => {
    const { rightId } = await rightIn('under-review')(account)
    return put(`/api/subscriber/order/${rightId}/media`, {
      timestamp: toIso(city.clock.now()),
      traceType: 'EVIDENCE',
      source: 'FRONT',
      evidencePropertiesId: 'ev-home',
      evidenceSubscriberMediaId: await dossiers.sendDocument(account),
    })
  },
  'other reminders': async account => {
    const choose = (kind: string) => ({ kind, email: false, sms: false })
    const path = '/api/subscriber/reminders'
    await city.ask(path, { as: account, method: 'PUT', body: { reminders: [choose('TICKET_ENDING')] } })
    return put(path, { reminders: ['TICKET_ENDING', 'RENEWAL_OPEN'].map(choose) })
  },
}

/** What writes one row that names the caller. */
const OF_ONE_STATEMENT: readonly [method: string, path: string, body?: object][] = [
  ['PUT', '/api/subscriber/drafts/contact', { body: { note: 'Bonjour' } }],
  ['PUT', '/api/subscriber/vehicles/veh-1', { name: 'La mienne' }],
  ['GET', '/api/subscriber/upload-url/:person?mediaType=image/png'],
  ['PUT', '/api/subscriber/fps/:fine', {}],
  ['POST', '/api/recourse/fps/:fine/_init-creation?plate=:plate'],
  ['POST', '/api/tickets', { parkingRightDefinitionId: 'vm-hourly' }],
  ['DELETE', '/api/subscriber'],
  ['PATCH', '/api/subscriber', [{ op: 'replace', path: '/firstName', value: 'Zoé-Anne' }]],
]

describe('beside the erasure of a person, neither waits for the other for ever:', () => {
  test.each(Object.entries(BY_AGENTS))('%s, by an agent', async (_what, [end, ready]) => {
    const account = await somebody()
    expect(await duringErasure(account, await ready(account))).toBe(end)
  })

  test.each(Object.entries(OF_CITIZENS))('%s: refused, like every call of theirs', async (_what, of) => {
    const account = await somebody()
    const { path, ...call } = await of(account)
    const token = await city.tokenOf(account)
    const answer = await duringErasure(account, () => city.ask(path, { ...call, token }))
    expect(answer).toMatchObject({ status: 401, body: { error: 'Unable to authenticate' } })
  })

  test.each(OF_ONE_STATEMENT)('%s %s: refused, like every call of theirs', async (method, path, body) => {
    const account = await somebody()
    const { number, plate } = await on.issue()
    const to = path.replace(':person', `sub-${account}`).replace(':fine', number).replace(':plate', plate)
    const sent = body && { body: Array.isArray(body) ? body : { plate, ...body } }
    const key = { 'idempotency-key': randomUUID() }
    const call = { method, token: await city.tokenOf(account), ...sent, headers: key }
    const answer = await duringErasure(account, () => city.ask(to, call))
    expect(answer).toMatchObject({ status: 401, body: { error: 'Unable to authenticate' } })
  })

  test('money that comes late', async () => {
    const account = await somebody()
    const { rightId } = await rightIn('awaiting-payment')(account)
    await city.setRight(rightId, { price_cents: 1_000 })
    const path = `/api/subscriber/subscriptions/${rightId}/payments`
    const operation = await payments.operationOf((await payments.start({ path, as: account })).body)
    await payments.send(callback(operation, { outcome: 'REFUSED', authorizationNumber: null }))
    const { status } = (await duringErasure(account, () => payments.send(callback(operation)))) as {
      status: number
    }
    const notifications = city.deps.db.selectFrom('payment_callbacks').select('outcome')
    const told = await notifications.where('raw_body', 'like', `%${operation.operationId}%`).execute()
    expect([status, told.map(({ outcome }) => outcome)]).toEqual([200, ['applied', 'mismatch']])
  })

  test('a second erasure, of somebody who is inactive', async () => {
    const account = await somebody()
    const token = await linkOf(account)
    expect(await duringErasure(account, () => confirm(token))).toMatchObject({ status: 410 })
  })
})
