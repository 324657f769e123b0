import type { CallName } from '@parvis/shared-kernel/wire/contract'
import { beforeAll, expect, test } from 'vitest'
import { appealsOf } from '../../testing/appeals.ts'
import { CASE_BODIES, CASE_CALLS, type CaseIds, casePath } from '../../testing/case-calls.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { someRefund } from '../../testing/refunds.ts'

// Who takes a subscriber whose session has ended for a visitor tells them that their own case is somebody else's.

const city = testCity()
const on = appealsOf(city)

/** Their answers depend on no session: what anybody reads, and what a token or a receipt opens by itself. */
const SESSIONLESS: readonly CallName[] = [
  'GET /api/documents/evidence/:mediaId',
  'GET /api/recourse/configuration',
  'GET /api/recourse/:appealId/pdf',
  'GET /api/recourse/:appealId/pdf/complement-request',
  'GET /api/recourse/:appealId/pdf/answer',
  'POST /api/refund/:refundId/receipt',
  'POST /api/refund/:refundId/objection',
  'GET /api/refund/:refundId/pdf',
]
const ASKING = CASE_CALLS.filter(name => !SESSIONLESS.includes(name))

const PAYMENT = {
  plate: 'EV001AP',
  amount: 3_500,
  email: 'a.person@example.org',
  urlRedirection: 'http://127.0.0.1:4300/fps',
}

let ids: CaseIds
let ended = ''

beforeAll(async () => {
  const fine = await on.issue()
  ids = { fine, appealId: await on.idOf(fine, 'camille'), refundId: await someRefund(city) }
  ended = await city.tokenOf('camille')
  await city.ask('/api/auth/logout', { method: 'POST', token: ended })
})

const BODIES: Partial<Record<CallName, object>> = {
  ...CASE_BODIES,
  'POST /api/documents/tickets': { kind: 'refund', id: 'guess' },
}

test.each(ASKING)('%s: a session that has ended is told', async name => {
  const [method = ''] = name.split(' ')
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const { status, body } = await on.askAsStranger(casePath(name, ids), {
    method,
    token: ended,
    ...(hasBody ? { body: BODIES[name] ?? PAYMENT } : {}),
  })
  expect([status, body.error]).toEqual([401, 'Unable to authenticate'])
})

test('a link that proves an address is not sent to who thinks to be signed in', async () => {
  const path = '/api/auth/email/registration?email=camille.nouvelle@example.org'
  const { status, body } = await city.ask(path, { method: 'PUT', token: ended })
  expect([status, body.error]).toEqual([401, 'Unable to authenticate'])
})
