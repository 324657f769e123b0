import assert from 'node:assert/strict'
import { type AnswerCheck, type Call, callsOf, createAnswerCheck, type OpenApiDocument } from './openapi.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: read after the document's schema has accepted it
  readonly body: any
}

export interface Ask {
  readonly token?: string | undefined
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is instead of `json`. */
  readonly raw?: string
}

const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? `no-such-${name}`))

const parse = (text: string, headers: Headers): unknown =>
  (headers.get('content-type') ?? '').includes('json') && text !== '' ? JSON.parse(text) : null

export interface CityClientOptions {
  readonly baseUrl: string
  readonly document: OpenApiDocument
  /** Sent as `X-Parvis-City` where one server holds several cities. */
  readonly city?: string | undefined
}

/** Speaks to a city by its document: every answer is held against what the document says of its status. */
export const createCityClient = ({ baseUrl, document, city }: CityClientOptions) => {
  const calls = callsOf(document)
  const answers: AnswerCheck = createAnswerCheck(document)
  const cityHeader: Record<string, string> = city === undefined ? {} : { 'x-parvis-city': city }

  const callNamed = (name: string): Call => {
    const call = calls.find(candidate => candidate.name === name)
    assert.ok(call, `the document has no call ${name}`)
    return call
  }

  const send = async (
    name: string,
    { token, path, query, json, headers, raw }: Ask = {},
  ): Promise<Answer> => {
    const call = callNamed(name)
    const url = new URL(fill(call.path, path ?? {}), baseUrl)
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
    const body = raw ?? (json === undefined ? undefined : JSON.stringify(json))
    const response = await fetch(url, {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: {
        ...cityHeader,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text, response.headers) }
  }

  /** Asks a path with any method, whether or not the document has such a call. */
  const ask = async (method: string, path: string): Promise<Answer> => {
    const url = new URL(fill(path, {}), baseUrl)
    const response = await fetch(url, { method, headers: cityHeader, signal: AbortSignal.timeout(20_000) })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text, response.headers) }
  }

  return {
    calls,
    answers,
    ask,
    send,
    /** Sends, and fails unless the status is one of those expected and the answer is as the document writes it. */
    call: async (name: string, expected: number | readonly number[], ask: Ask = {}): Promise<Answer> => {
      const answer = await send(name, ask)
      const wanted = typeof expected === 'number' ? [expected] : expected
      const told = typeof answer.body?.error === 'string' ? ` (${answer.body.error})` : ''
      assert.ok(
        wanted.includes(answer.status),
        `${name} answered ${answer.status}${told}, expected ${wanted.join(' or ')}`,
      )
      const fault = answers.faultOf(callNamed(name), answer.status, answer.body)
      assert.equal(fault, null, `${name} ${answer.status}: ${fault}`)
      return answer
    },
  }
}

export type CityClient = ReturnType<typeof createCityClient>
