import assert from 'node:assert/strict'
import { ContractFault } from './check-failure.ts'
import {
  type AnswerCheck,
  type Call,
  callsOf,
  createAnswerCheck,
  type OpenApiDocument,
  placeInDocument,
  placeOfPath,
} from './openapi.ts'

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

/** A request for the report; contains neither request nor response data. */
export interface Asked {
  /** Such as `GET /api/fps/{fineId}`. */
  readonly call: string
  /** Null when there was no response. */
  readonly status: number | null
  /** Place in the document that specifies the response. */
  readonly place: string
}

export interface CityClientOptions {
  readonly baseUrl: string
  readonly document: OpenApiDocument
  /** Sent as `X-Parvis-City` where one server holds several cities. */
  readonly city?: string | undefined
  /** Filter of the calls; by default all of the document. */
  readonly asks?: (call: Call) => boolean
}

/** Client of a city that validates every response against the document's schema for its status. */
export const createCityClient = ({ baseUrl, document, city, asks = () => true }: CityClientOptions) => {
  const calls = callsOf(document).filter(asks)
  let asked: Asked[] = []
  const answers: AnswerCheck = createAnswerCheck(document)
  const cityHeader: Record<string, string> = city === undefined ? {} : { 'x-parvis-city': city }

  const callNamed = (name: string): Call => {
    const call = calls.find(candidate => candidate.name === name)
    assert.ok(call, `the contract that is asked has no call ${name}`)
    return call
  }

  const send = async (
    name: string,
    { token, path, query, json, headers, raw }: Ask = {},
  ): Promise<Answer> => {
    const call = callNamed(name)
    const url = new URL(fill(call.path, path ?? {}), baseUrl)
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
    const note = (status: number | null) =>
      asked.push({ call: name, status, place: placeInDocument(call, status) })
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
    }).catch((failure: unknown) => {
      note(null)
      throw failure
    })
    note(response.status)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text, response.headers) }
  }

  /** Asks a path with any method, whether or not the document has such a call. */
  const ask = async (method: string, path: string, headers: Ask['headers'] = {}): Promise<Answer> => {
    const url = new URL(fill(path, {}), baseUrl)
    const response = await fetch(url, {
      method,
      headers: { ...cityHeader, ...headers },
      signal: AbortSignal.timeout(20_000),
    })
    asked.push({ call: `${method} ${path}`, status: response.status, place: placeOfPath(path) })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text, response.headers) }
  }

  return {
    calls,
    answers,
    ask,
    send,
    /** Requests since the previous call of this function. */
    takeAsked: (): readonly Asked[] => {
      const taken = asked
      asked = []
      return taken
    },
    /** @throws ContractFault unless the status is expected and the response is valid */
    call: async (name: string, expected: number | readonly number[], ask: Ask = {}): Promise<Answer> => {
      const answer = await send(name, ask)
      const wanted = typeof expected === 'number' ? [expected] : expected
      const told = typeof answer.body?.error === 'string' ? ` (${answer.body.error})` : ''
      if (!wanted.includes(answer.status))
        throw new ContractFault(name, `status ${wanted.join(' or ')}`, `${answer.status}${told}`)
      const fault = answers.faultOf(callNamed(name), answer.status, answer.body)
      if (fault !== null)
        throw new ContractFault(`${name} ${answer.status}`, 'an answer as the contract writes it', fault)
      return answer
    },
  }
}

export type CityClient = ReturnType<typeof createCityClient>
