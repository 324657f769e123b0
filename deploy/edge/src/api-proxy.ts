import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { Agent } from 'undici'
import { envelope } from './envelope.ts'

/** The city did not answer; `isLate` when it accepted the request and then timed out. */
export class CityUnreachable extends Error {
  override name = 'CityUnreachable'
  readonly isLate: boolean

  constructor(cause: unknown) {
    const code = codeOf(cause)
    super('the city does not answer', { cause })
    this.isLate = code?.endsWith('_TIMEOUT') ?? false
  }
}

/** The city had no free connection in time. */
class LateAnswer extends Error {
  override name = 'LateAnswer'
  readonly code = 'EDGE_TIMEOUT'
}

/** fetch errors carry the network error as `cause`. */
const codeOf = (failure: unknown): string | undefined => {
  const { code, cause } = (failure ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? undefined : codeOf(cause)
}

export interface ApiTimes {
  readonly connectMs: number
  /** Milliseconds until the response begins, and between two chunks. */
  readonly answerMs: number
}

/** Longer than the city's slowest response: a document behind a full print queue. */
export const API_TIMES: ApiTimes = { connectMs: 3_000, answerMs: 30_000 }

/** Connection errors: the city never received the request. */
const NEVER_MADE = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
/** Longest gap until a restarting city listens again. */
const PAUSE_MS = 250

/** Concurrent requests to the city; further ones queue here instead of opening connections. */
const MOST_CONNECTIONS = 256

/** Statuses of empty failures from a server starting or stopping, not from the city's application. */
const BARE = [502, 503, 504]

/** The client did not send the whole body. */
export class CallCutOff extends Error {
  override name = 'CallCutOff'
}

/**
 * Reads the whole (small) body before contacting the city, so that a slow upload occupies only its own connection, for
 * as long as the front server allows.
 */
const bodyOf = async ({ req }: Context): Promise<ArrayBuffer | null> => {
  if (req.raw.body === null) return null
  return req.arrayBuffer().catch((cause: unknown) => {
    throw new CallCutOff('the call ended before its body did', { cause })
  })
}

/**
 * Calls a city's API with timeouts. Retries only requests the city never received, reads included, because some
 * resources can be read once only.
 */
export function apiOf(origin: string, city: string, { connectMs, answerMs }: ApiTimes = API_TIMES) {
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    connections: MOST_CONNECTIONS,
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
  })
  const send = async (request: Request): Promise<Response> => {
    // The dispatcher's timers start with a connection; this one includes the wait for it.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new LateAnswer()), connectMs + answerMs)
    const signal = AbortSignal.any([request.signal, late.signal])
    try {
      // Node's fetch accepts the dispatcher; the DOM types do not know it.
      return await fetch(request, { dispatcher, signal } as RequestInit)
    } finally {
      clearTimeout(timer)
    }
  }

  const sendPatiently = (request: Request): Promise<Response> =>
    send(request.clone()).catch(async (failure: unknown) => {
      if (request.signal.aborted || !NEVER_MADE.includes(codeOf(failure) ?? '')) throw failure
      await sleep(PAUSE_MS)
      return send(request)
    })

  const unreachable = (failure: unknown): never => {
    throw new CityUnreachable(failure)
  }

  return {
    /** Forwards a visitor's request in the city's name, whatever city the visitor states. */
    async passOn(context: Context): Promise<Response> {
      const { pathname, search } = new URL(context.req.url)
      const body = await bodyOf(context)
      const answer = await proxy(`${origin}${pathname}${search}`, {
        raw: context.req.raw,
        body,
        customFetch: sendPatiently,
        // Where it leads, a payment page or the store of documents, is for the visitor's browser.
        redirect: 'manual',
        headers: {
          ...context.req.header(),
          'x-parvis-city': city,
          'x-forwarded-for': callerOf(context),
          host: undefined,
        },
      }).catch(unreachable)
      const isBare = BARE.includes(answer.status) && !answer.headers.has('content-type')
      return isBare ? envelope(context, answer.status as 502 | 503 | 504, answer.headers) : answer
    },
    /** For the edge's own requests. */
    get: (path: string): Promise<Response> =>
      sendPatiently(new Request(`${origin}${path}`, { headers: { 'x-parvis-city': city } })).catch(
        unreachable,
      ),
  }
}

export type CityApi = ReturnType<typeof apiOf>

/** Address whose rate limits apply; forwarded headers are not trusted. */
function callerOf(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress
}
