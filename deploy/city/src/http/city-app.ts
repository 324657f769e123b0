import { LARGEST_CALL_BYTES } from '@parvis/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../deps.ts'
import { accountRoutes } from '../modules/account/account.routes.ts'
import { appealRoutes } from '../modules/appeals/appeal.routes.ts'
import { catalogueRoutes } from '../modules/catalogue/catalogue.routes.ts'
import { configRoutes } from '../modules/config/config.routes.ts'
import { definitionRoutes } from '../modules/definitions/definition.routes.ts'
import { documentRoutes } from '../modules/documents/document.routes.ts'
import { draftRoutes } from '../modules/drafts/draft.routes.ts'
import { embedRoutes } from '../modules/embed/embed.routes.ts'
import { evidenceRoutes } from '../modules/evidence/evidence.routes.ts'
import { fineRoutes } from '../modules/fines/fine.routes.ts'
import { keptFineRoutes } from '../modules/fines/kept-fine.routes.ts'
import { geocodingRoutes } from '../modules/geocoding/geocoding.routes.ts'
import { healthRoutes } from '../modules/health/health.routes.ts'
import { paymentLinkRoutes } from '../modules/payments/link.routes.ts'
import { paymentRoutes } from '../modules/payments/payment.routes.ts'
import { planRoutes } from '../modules/plans/plan.routes.ts'
import { privacyRoutes } from '../modules/privacy/privacy.routes.ts'
import { refundRoutes } from '../modules/refunds/refund.routes.ts'
import { reminderRoutes } from '../modules/reminders/reminder.routes.ts'
import { requestRoutes } from '../modules/requests/request.routes.ts'
import { orderRoutes } from '../modules/rights/order.routes.ts'
import { sessionRoutes } from '../modules/session/session.routes.ts'
import { sharingRoutes } from '../modules/sharing/sharing.routes.ts'
import { subscriberRoutes } from '../modules/subscriber/subscriber.routes.ts'
import { timelineRoutes } from '../modules/timeline/timeline.routes.ts'
import { vehicleRoutes } from '../modules/vehicles/vehicle.routes.ts'
import { allowedMethods } from './allowed-methods.ts'
import { answerFailure } from './answer-failure.ts'
import { mountCalls } from './calls.ts'
import { cityDate } from './city-date.ts'
import type { CityEnv } from './context.ts'
import { crossOrigin } from './cross-origin.ts'
import { cityOfRequest } from './guard.ts'
import { limitDepth } from './json-depth.ts'
import { openApiRoutes } from './openapi.ts'
import { notFound, Refusal } from './refusal.ts'
import { requestLog } from './request-log.ts'
import { dataHeaders } from './security-headers.ts'

const MODULES = [
  configRoutes,
  sessionRoutes,
  embedRoutes,
  accountRoutes,
  subscriberRoutes,
  planRoutes,
  requestRoutes,
  sharingRoutes,
  definitionRoutes,
  orderRoutes,
  vehicleRoutes,
  draftRoutes,
  timelineRoutes,
  privacyRoutes,
  evidenceRoutes,
  fineRoutes,
  keptFineRoutes,
  paymentRoutes,
  paymentLinkRoutes,
  appealRoutes,
  refundRoutes,
  documentRoutes,
  geocodingRoutes,
  catalogueRoutes,
  reminderRoutes,
  openApiRoutes,
]

/** No route reads a body with another method, and looking for one costs as much as the call itself. */
const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']

const limitBody = bodyLimit({
  maxSize: LARGEST_CALL_BYTES,
  onError: () => {
    // The rest of the body still follows on this connection: no other request may be read from it.
    throw new Refusal(413, 'Content Too Large', { headers: { connection: 'close' } })
  },
})

/** Creates the city's API as a request handler, without a port. */
export const createCityApp = (deps: Deps): Hono<CityEnv> => {
  const app = new Hono<CityEnv>()
  app.use(requestLog(deps), dataHeaders, cityDate(deps.clock))
  app.use('/api/*', cityOfRequest(deps), crossOrigin)
  app.on(WITH_BODY, '*', limitBody, limitDepth)
  app.onError((failure, c) => answerFailure(failure, c, deps.log))
  app.notFound(c => {
    const methods = allowedMethods(c.req.path)
    if (methods.length === 0) throw notFound()
    const allow = methods.join(', ')
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow })
    throw new Refusal(405, 'Method Not Allowed', { headers: { allow } })
  })
  app.route('/', healthRoutes(deps))
  mountCalls(app, deps, MODULES)
  return app
}
