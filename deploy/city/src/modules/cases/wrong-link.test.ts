import { randomUUID } from 'node:crypto'
import { CASE_KEY_HEADER } from '@parvis/shared-kernel/wire'
import type { CallName } from '@parvis/shared-kernel/wire/contract'
import { beforeAll, expect, test } from 'vitest'
import { appealsOf } from '../../testing/appeals.ts'
import { CASE_BODIES, CASE_CALLS, casePath } from '../../testing/case-calls.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { acceptAppeal } from '../appeals/appeal.agent.ts'

const city = testCity()
const on = appealsOf(city)

/** Keeping a fine looks a link up, too. */
const NAMES: readonly CallName[] = [...CASE_CALLS, 'PUT /api/subscriber/fps/:fineId']

/** A fine with an answered appeal and an open refund: whatever needs one of them finds it. */
const refunded = async () => {
  const { fine, id } = await on.filed()
  await on.payElsewhere(fine, 9_000)
  await acceptAppeal(city.deps, on.valmont, id, { answer: 'Voici.' })
  const refunds = city.deps.db.selectFrom('refunds').select('refund_id').where('fine_id', '=', fine.number)
  return { fine, appealId: id, refundId: (await refunds.executeTakeFirstOrThrow()).refund_id }
}

let of: Awaited<ReturnType<typeof refunded>>
beforeAll(async () => {
  of = await refunded()
})

const bodyOf = (name: CallName): object | undefined => {
  const { plate } = of.fine
  const bodies: Partial<Record<CallName, object>> = {
    ...CASE_BODIES,
    'PUT /api/subscriber/fps/:fineId': { plate },
    'POST /api/fps/:fineId/payments': { plate, returnUrl: 'http://127.0.0.1:4300/' },
    'POST /api/documents/tickets': { kind: 'recourse-answer', id: of.appealId },
  }
  return bodies[name]
}

/** What opens by a signed address, by its id and an account, or for everybody. */
const WITHOUT_LINK: readonly CallName[] = [
  'GET /api/documents/evidence/:mediaId',
  'GET /api/recourse/configuration',
  'GET /api/recourse/:appealId/pdf',
  'GET /api/recourse/:appealId/pdf/complement-request',
  'GET /api/recourse/:appealId/pdf/answer',
  'GET /api/refund/:refundId/pdf',
]

test.each(NAMES.map((name, index) => [name, `10.77.${index}`] as const))(
  'a wrong case link counts once where it is looked at: %s',
  async (name, network) => {
    const [method = '', path = ''] = name.split(' ')
    const body = bodyOf(name)
    await city.ask(casePath(name, of), {
      method,
      ...(path.startsWith('/api/subscriber/') && { as: 'georges' }),
      ...(body && { body }),
      headers: { [CASE_KEY_HEADER]: randomUUID(), 'x-forwarded-for': `${network}.1` },
    })
    const counted = await city.deps.limits.add({ limit: 'caseKeyFailureOfNetwork', key: network }, 0)
    expect(counted.points).toBe(WITHOUT_LINK.includes(name) ? 0 : 1)
  },
)
