import type { CallName } from '@parvis/shared-kernel/wire/contract'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { clientNetwork } from './client-address.ts'
import type { CityContext, CityEnv } from './context.ts'
import type { Bucket, LimitName } from './limits.ts'

interface CallLimit {
  limit: LimitName
  of: 'network' | 'subscriber'
  /**
   * What counts: every call, because it is costly; failed calls only, because many people behind one network sign in
   * successfully; or 404s only, because they indicate guessing.
   */
  counts: 'every-call' | 'failure' | 'not-found'
}

const PROVIDER_LOGIN: CallLimit = {
  limit: 'providerLoginFailureOfNetwork',
  of: 'network',
  counts: 'failure',
}
const EMBED_SESSION: CallLimit = {
  limit: 'embedSessionOfNetwork',
  of: 'network',
  counts: 'every-call',
}
const EMBED_GRANT: CallLimit = { limit: 'embedGrantOfSubscriber', of: 'subscriber', counts: 'every-call' }
/** Ids of appeals and refunds are unguessable; all these routes share one limit against guessing. */
const SECRET: CallLimit = { limit: 'secretFailureOfNetwork', of: 'network', counts: 'not-found' }
const VEHICLE: CallLimit = { limit: 'vehicleOfSubscriber', of: 'subscriber', counts: 'every-call' }
const DRAFT: CallLimit = { limit: 'draftOfSubscriber', of: 'subscriber', counts: 'every-call' }

/** Calls whose limit depends only on the caller; calls whose limit depends on their input spend it in their service. */
export const CALL_LIMITS = {
  'POST /api/auth2/oidc/login': PROVIDER_LOGIN,
  'GET /api/auth/fc': PROVIDER_LOGIN,
  'POST /api/embed/grants': EMBED_GRANT,
  'POST /api/embed/sessions': EMBED_SESSION,
  'PUT /api/recourse/:appealId': SECRET,
  'DELETE /api/recourse/:appealId': SECRET,
  'GET /api/recourse/:appealId/complement-request': SECRET,
  'PATCH /api/recourse/:appealId/complementRequest': SECRET,
  'GET /api/recourse/:appealId/upload-url': SECRET,
  'GET /api/refund/:refundId': SECRET,
  'PUT /api/refund/document/:refundId': SECRET,
  'GET /api/refund/:refundId/upload-url': SECRET,
  'PUT /api/subscriber/vehicles/:vehicleId': VEHICLE,
  'DELETE /api/subscriber/vehicles/:vehicleId': VEHICLE,
  'PUT /api/subscriber/drafts/:procedure': DRAFT,
} as const satisfies Partial<Record<CallName, CallLimit>>

export const limitOf = (name: CallName): CallLimit | undefined =>
  (CALL_LIMITS as Partial<Record<CallName, CallLimit>>)[name]

const keyOf = (c: CityContext, of: CallLimit['of']): string =>
  of === 'network' ? clientNetwork(c) : `${c.var.city.cityId}|${c.var.session.subscriberId}`

/**
 * Spends the limit before the call and returns it if only failures count and the call succeeded, or counts the call
 * afterwards if only 404s count.
 */
export const limitCall =
  ({ limits }: Deps, { limit, of, counts }: CallLimit): MiddlewareHandler<CityEnv> =>
  async (c, next) => {
    const buckets: Bucket[] = [{ limit, key: keyOf(c, of) }]
    if (counts === 'not-found') await limits.check(buckets)
    else await limits.spend(buckets)
    await next()
    if (counts === 'failure' && c.res.ok) await limits.giveBack(buckets)
    if (counts === 'not-found' && c.res.status === 404) await limits.take(buckets)
  }
