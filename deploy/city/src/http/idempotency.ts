import { randomUUID } from 'node:crypto'
import { addSeconds, earlier, type Instant } from '@parvis/shared-kernel/time'
import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import type { Deps } from '../deps.ts'
import type { Job } from '../jobs/jobs.ts'
import type { CityContext, CityEnv } from './context.ts'
import {
  type Claim,
  claimKey,
  dropOldKeys,
  findKey,
  keepAnswer,
  releaseKey,
  takeOverKey,
} from './idempotency.repo.ts'
import { fingerprintOf } from './idempotency-fingerprint.ts'
import { badRequest, Refusal } from './refusal.ts'

/** A request takes far less: a run this old has died. A retry waits no longer than this. */
const RUN_SECONDS = 15
const KEPT = { hours: 24 }
const UUID = /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?$/i

/**
 * Returns the request's idempotency key (with or without the quotes of a structured header); null without the header.
 */
export const idempotencyKeyOf = (c: CityContext): string | null => {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return null
  const key = UUID.exec(header)?.[1]
  if (key === undefined) throw badRequest([{ path: 'Idempotency-Key', message: 'Must be a UUID' }])
  return key.toLowerCase()
}

/** Returns the body's JSON, or its text if it is not JSON, which the route itself will refuse. */
const bodyToCompare = async (c: CityContext): Promise<unknown> => {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const claimOf = async (c: CityContext, key: string, now: Instant): Promise<Claim> => ({
  cityId: c.var.session.cityId,
  subscriberId: c.var.session.subscriberId,
  key,
  fingerprint: fingerprintOf(c.req.method, c.req.path, c.req.query(), await bodyToCompare(c)),
  runId: randomUUID(),
  now,
  until: addSeconds(now, RUN_SECONDS),
})

const sameAnswer = (c: CityContext, status: number, body: string): Response =>
  body === ''
    ? c.body(null, status as StatusCode)
    : c.body(body, status as ContentfulStatusCode, { 'content-type': 'application/json' })

/** Returns the stored response, if any; null if this run may go on, holding the key. */
const answerBefore = async ({ db }: Deps, c: CityContext, claim: Claim): Promise<Response | null> => {
  if (await claimKey(db, claim)) return null
  const known = await findKey(db, claim)
  if (known !== undefined && known.fingerprint !== claim.fingerprint)
    throw new Refusal(422, 'IdempotencyKeyReused')
  if (known?.answer_status != null) return sameAnswer(c, known.answer_status, known.answer_body ?? '')
  if (await takeOverKey(db, claim)) return null
  throw new Refusal(409, 'RequestInProgress', { headers: { 'retry-after': '1' } })
}

/**
 * Answers requests under one key once, however often they are sent (docs/connect-a-city.md, every call). Only
 * successful responses are stored: a refusal changed nothing, so the key is free for the corrected request. A run that
 * dies between its work and its response leaves the key to the next one after 15 s; the route must then find what was
 * created (as tickets do by an id derived from the key).
 */
export const answerOnce =
  (deps: Deps): MiddlewareHandler<CityEnv> =>
  async (c, next) => {
    const key = idempotencyKeyOf(c)
    if (key === null) return next()
    const claim = await claimOf(c, key, deps.clock.now())
    const before = await answerBefore(deps, c, claim)
    if (before !== null) return before
    await next()
    if (c.res.ok) await keepAnswer(deps.db, claim, { status: c.res.status, body: await c.res.clone().text() })
    else await releaseKey(deps.db, claim)
  }

/** Keys are kept for a day at least. */
export const dropOldIdempotencyKeys: Job = {
  name: 'drop-old-idempotency-keys',
  everySeconds: 3_600,
  run: ({ db, clock }) => dropOldKeys(db, earlier(clock.now(), KEPT)),
}
