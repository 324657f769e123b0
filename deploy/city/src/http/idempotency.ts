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

/** A call takes far less; a run that took this long has died. Whoever asks again waits no longer than this. */
const RUN_SECONDS = 15
const KEPT = { hours: 24 }
const UUID = /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?$/i

/** The key of the call (with or without the quotes of a structured header); null when it carries none. */
export const idempotencyKeyOf = (c: CityContext): string | null => {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return null
  const key = UUID.exec(header)?.[1]
  if (key === undefined) throw badRequest([{ path: 'Idempotency-Key', message: 'Must be a UUID' }])
  return key.toLowerCase()
}

/** The JSON of a body, or its text when it is no JSON, which the call itself will refuse. */
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

/** The first answer, when there is one; null when this run may go on, holding the key. */
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
 * One answer to a call however often it is sent under one key (docs/connect-a-city.md, every call). Kept are answers of
 * success only: a refusal made nothing, so the key is free again for the corrected request. A run that dies between
 * its work and its answer leaves the key to the next one after 15 s; the call must then find what was made (as
 * tickets do by an id made from the key).
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
