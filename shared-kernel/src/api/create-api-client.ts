import ky, { HTTPError, type KyInstance } from 'ky'
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { ApiError } from '../errors/index.ts'
import type { ApiCall, ApiClient } from './api-client.ts'
import { failureOfResponse } from './api-failure.ts'

export interface ApiClientOptions {
  /** Origin of the portal; calls are made below it. */
  readonly origin: string
  readonly token: () => string | null
  readonly locale: () => string
  /** A 401 that says the token is worth nothing (second document §8): the session ends. */
  readonly onUnauthenticated: () => void
  /** Answers of calls that the page started before this code ran. */
  readonly early?: EarlyAnswers
  readonly fetch?: typeof fetch
}

export interface EarlyAnswers {
  /** The answer to a GET of that path and query, as often as it is asked for. */
  take(path: string): Promise<Response> | undefined
  /** Something was written: what was read before is no longer true. */
  forget(): void
}

const RETRIED_STATUSES = [408, 429, 502, 503, 504]

/** The one door to the city's API: bearer, language, retries, parsing and failures (API.md, rules for every call). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = ky.create({
    prefix: options.origin,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    timeout: 20_000,
    retry: {
      limit: 3,
      methods: ['get', 'put', 'delete'],
      statusCodes: RETRIED_STATUSES,
      afterStatusCodes: [413, 429, 503],
      jitter: true,
    },
  })
  return {
    async call(call) {
      const response = await answerOf(http, call, options)
      return parsed(call, response)
    },
  }
}

async function answerOf<S extends GenericSchema>(
  http: KyInstance,
  call: ApiCall<S>,
  options: ApiClientOptions,
): Promise<Response> {
  const target = pathWithQuery(call)
  const early = await earlyAnswer(call.method ?? 'GET', target, options.early)
  if (early?.ok) return early
  try {
    return await http(target.slice(1), requestOf(call, options))
  } catch (error) {
    const failure = await failureOfThrown(error)
    if (failure === null) throw error
    if (failure.kind === 'api' && failure.status === 401 && failure.error === 'Unable to authenticate')
      options.onUnauthenticated()
    throw new ApiError(failure)
  }
}

async function earlyAnswer(
  method: string,
  target: string,
  early: EarlyAnswers | undefined,
): Promise<Response | undefined> {
  if (method === 'GET') return early?.take(target)?.catch(() => undefined)
  early?.forget()
  return undefined
}

function requestOf<S extends GenericSchema>(call: ApiCall<S>, options: ApiClientOptions) {
  const token = options.token()
  const isRepeatable = call.idempotencyKey !== undefined
  return {
    method: call.method ?? 'GET',
    ...(call.json === undefined ? {} : { json: call.json }),
    ...(call.signal ? { signal: call.signal } : {}),
    ...(isRepeatable
      ? { retry: { limit: 3, methods: ['post' as const], statusCodes: RETRIED_STATUSES, jitter: true } }
      : {}),
    headers: {
      accept: 'application/json',
      'accept-language': options.locale(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isRepeatable ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...call.headers,
    },
  }
}

function pathWithQuery<S extends GenericSchema>({ path, query }: ApiCall<S>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

async function failureOfThrown(error: unknown) {
  if (error instanceof HTTPError) return failureOfResponse(error.response.status, error.data ?? null)
  if (error instanceof Error && error.name === 'AbortError') return null
  return { kind: 'network' } as const
}

async function parsed<S extends GenericSchema>(
  call: ApiCall<S>,
  response: Response,
): Promise<InferOutput<S>> {
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  const result = safeParse(call.answer, body)
  if (result.success) return result.output
  throw new ApiError({
    kind: 'unexpected-answer',
    call: `${call.method ?? 'GET'} ${call.path}`,
    path: getDotPath(result.issues[0]) ?? '',
  })
}
