import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { ApiError } from '../errors/index.ts'
import { failureOfAnswer } from './answer-failure.ts'
import type { ApiCall, ApiClient } from './api-client.ts'
import { fetchPatiently } from './fetch-patiently.ts'

export interface ApiClientOptions {
  /** Origin of the portal; calls are made below it. */
  readonly origin: string
  readonly token: () => string | null
  readonly locale: () => string
  /** A 401 that says the token is worth nothing (second document §8): its session ends. */
  readonly onUnauthenticated: (token: string | null) => void
  /** An answer of a wrong form is told to those who mend the portal (API.md), besides failing its call. */
  readonly onUnexpected?: (error: ApiError) => void
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

/** The one door to the city's API: bearer, language, retries, parsing and failures (API.md, rules for every call). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    async call(call) {
      return parsed(call, await answerOf(call, options), options.onUnexpected)
    },
  }
}

async function answerOf<S extends GenericSchema>(
  call: ApiCall<S>,
  options: ApiClientOptions,
): Promise<Response> {
  const target = pathWithQuery(call)
  const early = await earlyAnswer(call.method ?? 'GET', target, options.early)
  if (early?.ok) return early
  const token = options.token()
  const response = await send(target, call, token, options)
  if (response.ok) return response
  const failure = await failureOfAnswer(response)
  if (failure.kind === 'api' && failure.status === 401 && failure.error === 'Unable to authenticate')
    options.onUnauthenticated(token)
  throw new ApiError(failure)
}

async function send<S extends GenericSchema>(
  target: string,
  call: ApiCall<S>,
  token: string | null,
  options: ApiClientOptions,
): Promise<Response> {
  const method = call.method ?? 'GET'
  const isRepeatable = ['GET', 'PUT', 'DELETE'].includes(method) || call.idempotencyKey !== undefined
  const fetchNow = options.fetch ?? ((input, init) => fetch(input, init))
  try {
    return await fetchPatiently(`${options.origin}${target}`, requestOf(method, call, token, options), {
      isRepeatable,
      fetch: fetchNow,
    })
  } catch (error) {
    // Somebody who left the screen is no failure; whatever else stopped the call, nothing answered.
    if (call.signal?.aborted) throw error
    throw new ApiError({ kind: 'network' })
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

function requestOf<S extends GenericSchema>(
  method: string,
  call: ApiCall<S>,
  token: string | null,
  options: ApiClientOptions,
): RequestInit {
  return {
    method,
    ...(call.json === undefined ? {} : { body: JSON.stringify(call.json) }),
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.keepalive ? { keepalive: true } : {}),
    headers: {
      accept: 'application/json',
      'accept-language': options.locale(),
      ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
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

async function parsed<S extends GenericSchema>(
  call: ApiCall<S>,
  response: Response,
  onUnexpected: ApiClientOptions['onUnexpected'],
): Promise<InferOutput<S>> {
  const body = response.status === 204 ? undefined : await bodyOf(response, call.signal)
  const result = safeParse(call.answer, body)
  if (result.success) return result.output
  const error = new ApiError({
    kind: 'unexpected-answer',
    call: `${call.method ?? 'GET'} ${call.path}`,
    path: getDotPath(result.issues[0]) ?? '',
  })
  onUnexpected?.(error)
  throw error
}

/** What is no JSON is an answer, of a wrong form; what broke off on its way is none. */
function bodyOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  return response.json().catch(error => {
    if (signal?.aborted) throw error
    if (error.name !== 'SyntaxError') throw new ApiError({ kind: 'network' })
  })
}
