import ky, { type HTTPError, isHTTPError, type KyInstance, type Options, SchemaValidationError } from 'ky'
import { type BaseIssue, type GenericSchema, type InferOutput, is, literal, object } from 'valibot'
import { ApiError } from '../errors/index.ts'
import { failureOfAnswer } from './answer-failure.ts'
import type { ApiCall, ApiClient } from './api-client.ts'
import type { ApiClientOptions, EarlyAnswers } from './api-client-options.ts'
import { secondsOfRetryAfter } from './retry-after.ts'
import { unknownTeller } from './unknown-answer.ts'

/**
 * A read can safely be repeated; an aborted write leaves its outcome unknown, so it gets longer. A read with all
 * retries and waits, early requests included, takes at most ten seconds: by then the first screen shows content or an
 * error.
 */
const READ_TIMEOUT_MS = 8_000
const WRITE_TIMEOUT_MS = 20_000
/** Longest total wait that a city may ask for: beyond it the citizen sees the failure at once. */
const LONGEST_WAIT_MS = READ_TIMEOUT_MS

const RETRIED = [408, 429, 502, 503, 504]

/**
 * Retries after 0.3 s, 0.6 s and 1.2 s with jitter, so that clients do not all return at once, or when the city says.
 */
const RETRY: Exclude<Options['retry'], number | undefined> = {
  limit: 3,
  methods: ['get', 'put', 'delete', 'post', 'patch'],
  statusCodes: RETRIED,
  afterStatusCodes: RETRIED,
  maxRetryAfter: LONGEST_WAIT_MS,
  jitter: delay => delay * (0.5 + Math.random()),
  shouldRetry: ({ error, retryCount }) => {
    if (isHTTPError(error)) return isTooLongToWait(error, retryCount) ? false : undefined
    // `fetch` rejects with a TypeError when the network fails; ky recognises the messages of some engines only.
    return error instanceof TypeError ? true : undefined
  },
}

const isTooLongToWait = ({ response }: HTTPError, times: number): boolean =>
  (secondsOfRetryAfter(response.headers.get('retry-after')) ?? 0) * 1000 * times > LONGEST_WAIT_MS

const deadToken = object({ error: literal('Unable to authenticate') })

/**
 * Creates the client of the city's API: bearer, language, retries, parsing and failures (docs/connect-a-city.md, every
 * call).
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = httpOf(options)
  const tellUnknown = unknownTeller(options)
  const ask = async <S extends GenericSchema>(call: ApiCall<S>, key?: string): Promise<InferOutput<S>> => {
    try {
      const { sent, read } = await send(http, call, options.origin, key)
      tellUnknown(call, sent, read)
      return read
    } catch (error) {
      // An aborted call (the screen was left) is not a failure.
      if (call.signal?.aborted) throw error
      if (error instanceof SchemaValidationError) return readRest(call, error, options)
      throw new ApiError(
        isHTTPError(error) ? await failureOfAnswer(error.response, bodyOf(error)) : { kind: 'network' },
      )
    }
  }
  return {
    origin: options.origin,
    async call<S extends GenericSchema>(call: ApiCall<S>): Promise<InferOutput<S>> {
      // A request sent while the page closes cannot wait for a hash; no button sends such a request.
      const isRead = (call.method ?? 'GET') === 'GET' && !call.isAction
      if (isRead || call.keepalive) return ask(call, call.idempotencyKey)
      // Loaded on the first write: most first screens only read.
      const { sendOnce } = await import(/* webpackChunkName: "api-rest" */ './idempotency.ts').catch(() => {
        throw new ApiError({ kind: 'network' })
      })
      return sendOnce(call, options, key => ask(call, key))
    },
  }
}

function httpOf({
  token,
  locale,
  onUnauthenticated,
  early,
  origin,
  clock,
  ...options
}: ApiClientOptions): KyInstance {
  return ky.create({
    // Captured at creation: code that replaces the window's `fetch` later never sees the bearer.
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const bearer = token()
          request.headers.set('accept-language', locale())
          if (bearer) request.headers.set('authorization', `Bearer ${bearer}`)
        },
        ({ request }) => earlyAnswer(request, origin, early),
      ],
      afterResponse: [({ response }) => clock?.hear(response.headers.get('date'))],
      beforeError: [
        ({ error }) => {
          if (isHTTPError(error) && error.response.status === 401 && is(deadToken, bodyOf(error)))
            onUnauthenticated(bearerOf(error.request))
          return error
        },
      ],
    },
  })
}

async function send<S extends GenericSchema>(
  http: KyInstance,
  { method = 'GET', path, query, json, headers, signal, keepalive, answer, ...call }: ApiCall<S>,
  origin: string,
  key?: string,
): Promise<{ readonly sent: unknown; readonly read: InferOutput<S> }> {
  let sent: unknown
  const isRepeatable =
    ['GET', 'PUT', 'DELETE'].includes(method) || call.isKeyed || call.idempotencyKey !== undefined
  const read = await http(`${origin}${path}`, {
    method,
    timeout: method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    totalTimeout: method === 'GET' && READ_TIMEOUT_MS,
    retry: isRepeatable ? RETRY : 0,
    headers: { ...(key ? { 'idempotency-key': key } : {}), ...headers },
    ...(query ? { searchParams: query } : {}),
    ...(json === undefined ? {} : { json }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
    // Text that is not JSON becomes a value that no schema accepts: a response of the wrong shape.
    parseJson: text => {
      sent = jsonOf(text)
      return sent
    },
  }).json<S>(answer)
  return { sent, read }
}

/**
 * The response that the page requested early; undefined when there is none or it failed, so that it is requested again.
 * @throws a `TimeoutError` when the time limit is reached
 */
async function earlyAnswer(
  { method, url }: Request,
  origin: string,
  early: EarlyAnswers | undefined,
): Promise<Response | undefined> {
  if (method !== 'GET') early?.forget()
  const asked = method === 'GET' ? early?.take(url.slice(origin.length)) : undefined
  if (!asked) return undefined
  // ky's time limit does not cover hooks.
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('', 'TimeoutError')), READ_TIMEOUT_MS)
  })
  const answer = await Promise.race([asked, late]).catch((error: Error) => {
    if (error.name === 'TimeoutError') throw error
  })
  return answer?.ok ? answer : undefined
}

/** Loaded on demand, as it is rarely needed. The cast is safe: every schema of a call is valibot's. */
async function readRest<S extends GenericSchema>(
  call: ApiCall<S>,
  { issues }: SchemaValidationError,
  options: ApiClientOptions,
): Promise<InferOutput<S>> {
  const { readWhatCanBe } = await import(/* webpackChunkName: "api-rest" */ './unreadable-answer.ts').catch(
    () => {
      throw new ApiError({ kind: 'network' })
    },
  )
  return readWhatCanBe(call, issues as readonly BaseIssue<unknown>[], options)
}

/** Body of an error response; a proxy may have labelled the JSON as plain text. */
const bodyOf = ({ data }: HTTPError): unknown => (typeof data === 'string' ? jsonOf(data) : data)

const bearerOf = ({ headers }: Request): string | null =>
  headers.get('authorization')?.replace(/^Bearer /, '') ?? null

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
