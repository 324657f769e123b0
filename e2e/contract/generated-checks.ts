import assert from 'node:assert/strict'
import { assertStatus } from './check-failure.ts'
import type { CityClient } from './city-client.ts'
import type { Call } from './openapi.ts'
import type { Run } from './run.ts'

const assertEnvelope = (client: CityClient, answer: Awaited<ReturnType<CityClient['send']>>): void => {
  assert.equal(client.answers.faultBySchema('ErrorBody', answer.body), null)
  assert.equal(answer.body.status, answer.status, 'the envelope repeats the status')
  assert.doesNotMatch(answer.text, /node_modules|\.ts:\d|at [\w.]+ \(/, 'no stack leaves the city')
}

const needsId = (call: Call): boolean => call.path.includes('{')

/** Calls without a session are refused. */
const withoutSession = (run: Run, call: Call) =>
  run.report.check(call.name, 'without a session answers 401', async () => {
    for (const token of [undefined, 'not-a-token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.']) {
      const answer = await run.client.send(call.name, { token, ...(call.takesBody ? { json: {} } : {}) })
      assertStatus(answer.status, [401])
      assert.equal(answer.body.error, 'Unable to authenticate')
      assertEnvelope(run.client, answer)
    }
  })

/** Too many requests for things that do not exist are refused for a while, with the duration. */
const assertStopped = ({ headers }: Awaited<ReturnType<CityClient['send']>>): void =>
  assert.match(headers.get('retry-after') ?? '', /^\d+$/, '429 says when to come back')

/** Missing and foreign things get the same response: 404, or 410 for a link. Removing something missing succeeds. */
const unknownId = (run: Run, call: Call) =>
  run.report.check(
    call.name,
    'of something that does not exist answers 404 or names the faulty input',
    async () => {
      const answer = await run.client.send(call.name, {
        token: run.token,
        ...(call.takesBody ? { json: {} } : {}),
      })
      // Responses that report nothing without being a failure: nothing removed, no draft, an invalid link.
      if (answer.status === 204 || (answer.status === 200 && answer.body?.valid === false)) return
      if (answer.status === 429) assertStopped(answer)
      else assertStatus(answer.status, [400, 404, 410, 413, 415, 422])
      if ((answer.headers.get('content-type') ?? '').includes('json')) assertEnvelope(run.client, answer)
    },
  )

const malformedBody = (run: Run, call: Call) =>
  run.report.check(call.name, 'refuses a body that is not JSON, with the error envelope', async () => {
    const answer = await run.client.send(call.name, { token: run.token, raw: '{"unfinished":' })
    assertStatus(answer.status, [400, 404, 422])
    assertEnvelope(run.client, answer)
  })

const plainRead = (run: Run, call: Call) =>
  run.report.check(
    call.name,
    'reads as the document writes, twice the same, and is kept by nobody',
    async () => {
      const first = await run.client.call(call.name, 200, { token: run.token })
      const second = await run.client.call(call.name, 200, { token: run.token })
      assert.match(first.headers.get('content-type') ?? '', /json/)
      if (call.needsSession) assert.match(first.headers.get('cache-control') ?? '', /no-store/)
      if (call.name !== 'GET /api/subscriber/export') assert.deepEqual(second.body, first.body)
    },
  )

/** Reads that need query parameters besides a session. */
const NEEDS_QUERY = [
  'GET /api/auth/fc',
  'GET /api/auth/fc/check-plate',
  'GET /api/auth/customer/registration/check-plate',
  'GET /api/auth/customer/verify',
  'GET /api/auth/customer/recover',
  'GET /api/auth/customer/checkRecover',
  'GET /api/order/share',
]

const missingQuery = (run: Run, call: Call) =>
  run.report.check(call.name, 'without its query says what is missing', async () => {
    const answer = await run.client.send(call.name, { token: run.token })
    assertStatus(answer.status, [400, 404])
    assertEnvelope(run.client, answer)
  })

/** Uses a call that fails without input: one that needs a session, or a resource by its number. */
const inLanguages = async (run: Run): Promise<void> => {
  const failing = run.client.calls.find(call => call.needsSession) ?? run.client.calls.find(needsId)
  if (failing === undefined) return
  const { name } = failing
  await run.report.check(name, 'tells its failure in the language asked for', async () => {
    const french = await run.client.send(name, { headers: { 'accept-language': 'fr' } })
    const english = await run.client.send(name, { headers: { 'accept-language': 'en' } })
    assert.notEqual(french.body.message, english.body.message)
  })
}

/** Checks generated from the document alone, for each call. */
export const runGeneratedChecks = async (run: Run): Promise<void> => {
  for (const call of run.client.calls) {
    run.report.group(call.name, { area: call.area, purpose: call.purpose })
    if (call.needsSession) await withoutSession(run, call)
    if (needsId(call)) await unknownId(run, call)
    if (call.takesBody) await malformedBody(run, call)
    if (call.method !== 'GET' || needsId(call)) continue
    await (NEEDS_QUERY.includes(call.name) ? missingQuery(run, call) : plainRead(run, call))
  }
  await inLanguages(run)
}
