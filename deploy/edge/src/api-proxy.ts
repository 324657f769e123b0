import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { Agent } from 'undici'
import { envelope } from './envelope.ts'

/** The city did not answer; `isLate` when it took the call and then said nothing. */
export class CityUnreachable extends Error {
  override name = 'CityUnreachable'
  readonly isLate: boolean

  constructor(cause: unknown) {
    const code = codeOf(cause)
    super('the city does not answer', { cause })
    this.isLate = code?.endsWith('_TIMEOUT') ?? false
  }
}

/** The city had no room for the call in time. */
class LateAnswer extends Error {
  override name = 'LateAnswer'
  readonly code = 'EDGE_TIMEOUT'
}

/** Failures of fetch carry the network's own as their cause. */
const codeOf = (failure: unknown): string | undefined => {
  const { code, cause } = (failure ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? undefined : codeOf(cause)
}

export interface ApiTimes {
  readonly connectMs: number
  /** Until the answer begins, and between two pieces of it. */
  readonly answerMs: number
}

/** The slowest call of the city, a paper behind a queue of papers, takes less. */
export const API_TIMES: ApiTimes = { connectMs: 3_000, answerMs: 30_000 }

/** No connection was made: the city has not heard of the call. */
const NEVER_MADE = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
/** What it takes at most until a city that starts anew listens again. */
const PAUSE_MS = 250

/** So many calls are with the city at once; others wait here for their turn, instead of each taking a connection. */
const MOST_CONNECTIONS = 256

/** Empty failures of a server that starts or stops, which no application of the city has written. */
const BARE = [502, 503, 504]

/** Who sent the call did not send all of it. */
export class CallCutOff extends Error {
  override name = 'CallCutOff'
}

/**
 * The whole body, which is small, before the city is asked: a call that comes drop by drop holds its own connection, and
 * for no longer than the server in front allows, but none of the city's.
 */
const bodyOf = async ({ req }: Context): Promise<ArrayBuffer | null> => {
  if (req.raw.body === null) return null
  return req.arrayBuffer().catch((cause: unknown) => {
    throw new CallCutOff('the call ended before its body did', { cause })
  })
}

/**
 * Calls the API of a city, with a limit of time. What reads is no more repeated than what writes, since some of it can be
 * read once only; a call is made again only where the city never heard of it.
 */
export function apiOf(origin: string, city: string, { connectMs, answerMs }: ApiTimes = API_TIMES) {
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    connections: MOST_CONNECTIONS,
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
  })
  const send = async (request: Request): Promise<Response> => {
    // The dispatcher counts from when a call has a connection; this counts the wait for one too.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new LateAnswer()), connectMs + answerMs)
    const signal = AbortSignal.any([request.signal, late.signal])
    try {
      // Node's own fetch takes the dispatcher; the types of the browser's fetch do not know it.
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
    /** Passes a visitor’s call on, in the name of the city, whatever the visitor says. */
    async passOn(context: Context): Promise<Response> {
      const { pathname, search } = new URL(context.req.url)
      const body = await bodyOf(context)
      const answer = await proxy(`${origin}${pathname}${search}`, {
        raw: context.req.raw,
        body,
        customFetch: sendPatiently,
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
    /** What the edge itself asks. */
    get: (path: string): Promise<Response> =>
      sendPatiently(new Request(`${origin}${path}`, { headers: { 'x-parvis-city': city } })).catch(
        unreachable,
      ),
  }
}

export type CityApi = ReturnType<typeof apiOf>

/** Whose limits a call counts against; what the caller says of itself is not believed. */
function callerOf(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress
}
