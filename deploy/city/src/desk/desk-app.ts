import { Hono } from 'hono'
import type { DemoClock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { listReceivedPayments } from '../modules/payments/operation.repo.ts'
import type { Dossier } from '../modules/rights/dossier.ts'
import { askEvidence } from '../modules/rights/evidence.agent.ts'
import { offerOf } from '../modules/rights/plan-of-right.ts'
import { decidePlateChange } from '../modules/rights/plate.agent.ts'
import { acceptRight, rejectRight } from '../modules/rights/right.agent.ts'
import { findRight, type RightRow } from '../modules/rights/right.repo.ts'
import { listDossiers } from './desk.repo.ts'
import { deskPage } from './desk-page.ts'

export interface DeskOptions {
  deps: Deps
  clock: DemoClock
  moveClock(change: () => void): Promise<void>
}

const HOUR_MS = 3_600_000
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/

type Action = (deps: Deps, right: RightRow) => Promise<void>

const dossierOf = (right: RightRow): Dossier => ({
  cityId: right.city_id,
  rightId: right.right_id,
  version: right.version,
})

const accept: Action = (deps, right) =>
  right.status === 'plate-under-review'
    ? decidePlateChange(deps, dossierOf(right), { isAccepted: true })
    : acceptRight(deps, dossierOf(right))

const reject: Action = (deps, right) =>
  right.status === 'plate-under-review'
    ? decidePlateChange(deps, dossierOf(right), { isAccepted: false })
    : rejectRight(deps, dossierOf(right), 'La demande ne remplit pas les conditions de l’offre.')

/** Asks again for every mandatory document of the offer. */
const ask: Action = async (deps, right) => {
  const evidences = (await offerOf(deps.db, right))?.procedure.supportingEvidences ?? []
  const evidenceIds = evidences.filter(({ mandatory }) => mandatory).map(({ id }) => id)
  await askEvidence(deps, dossierOf(right), { evidenceIds })
}

const ACTIONS: Readonly<Record<string, Action>> = { accept, reject, ask }

/** Where a demonstrator plays the city's agent: mails, dossiers and the demo clock. Bound to this machine alone. */
export const createDeskApp = ({ deps, clock, moveClock }: DeskOptions): Hono => {
  const app = new Hono()
  app.use(pageHeaders())
  // The page has no sign-in, so a page of another origin must not be able to press its buttons.
  app.use(async (c, next) => {
    const origin = c.req.header('origin')
    if (c.req.method === 'POST' && origin !== undefined && origin !== deps.urls.desk)
      return c.text('Forbidden', 403)
    return next()
  })
  // A name that was made to point at this machine (DNS rebinding) is not this machine's own.
  app.use(async (c, next) =>
    LOOPBACK_HOST.test(c.req.header('host') ?? '') ? next() : c.text('Misdirected Request', 421),
  )
  app.onError((failure, c) => {
    if (failure instanceof Refusal) return c.text(failure.code, failure.status)
    throw failure
  })
  app.get('/', async c =>
    c.html(
      deskPage({
        now: clock.now(),
        offsetMs: clock.offsetMs(),
        mails: await deps.mailer.list(),
        dossiers: await listDossiers(deps.db),
        payments: await listReceivedPayments(deps.db),
      }),
    ),
  )
  app.post('/clock', async c => {
    const { hours } = await c.req.parseBody()
    await moveClock(() => (hours === 'reset' ? clock.reset() : clock.moveBy((Number(hours) || 0) * HOUR_MS)))
    return c.redirect('/', 303)
  })
  app.post('/dossiers/:cityId/:rightId/:action', async c => {
    const action = ACTIONS[c.req.param('action')]
    const right = await findRight(deps.db, c.req.param('cityId'), c.req.param('rightId'))
    if (action === undefined || right === undefined) return c.text('Not Found', 404)
    await action(deps, right)
    return c.redirect('/', 303)
  })
  return app
}
