import { getDotPath, safeParse } from 'valibot'
import { type ApiCall, type ApiClient, failureOfResponse, readableItems } from '../api/index.ts'
import { ApiError } from '../errors/index.ts'

export interface SeenCall {
  /** `GET /api/tickets`, without the query. */
  readonly name: string
  readonly query: Readonly<Record<string, string>>
  readonly json: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** The city's response: wire JSON, or a function of the call that returns it, throws, or never settles. */
export type FakeAnswer = unknown | ((call: SeenCall) => unknown)

/** By method and path, e.g. `{ 'GET /api/tickets': [] }`. */
export type FakeAnswers = Readonly<Record<string, FakeAnswer>>

export interface FakeApi extends ApiClient {
  /** Calls received, oldest first. */
  readonly calls: readonly SeenCall[]
  /** Changes the following responses. */
  answer(answers: FakeAnswers): void
}

/**
 * A refusal of the city: throw it in an answer, `throw cityRefusal(409, 'OperationPending')`, or give it as the answer.
 */
export const cityRefusal = (status: number, error: string, message = ''): ApiError =>
  new ApiError(failureOfResponse(status, { error, message }))

export const networkDown = (): ApiError => new ApiError({ kind: 'network' })

/** A response that never arrives: the screen stays in its loading state. */
export const neverAnswered = (): Promise<never> => new Promise(() => {})

const seenCall = ({ method = 'GET', path, query = {}, json, headers = {} }: ApiCall<never>): SeenCall => ({
  name: `${method} ${path}`,
  query: Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
  json,
  headers,
})

/** An API client over a table of responses, parsed as the real client parses them; a missing one answers 404. */
export function fakeApi(firstAnswers: FakeAnswers = {}): FakeApi {
  let answers = firstAnswers
  const calls: SeenCall[] = []
  return {
    calls,
    answer(changes) {
      answers = { ...answers, ...changes }
    },
    async call(call) {
      const seen = seenCall(call as ApiCall<never>)
      calls.push(seen)
      if (!Object.hasOwn(answers, seen.name)) throw cityRefusal(404, 'Not Found')
      const given = answers[seen.name]
      const answer: unknown = await (typeof given === 'function' ? given(seen) : given)
      if (answer instanceof Error) throw answer
      const result = safeParse(call.answer, answer)
      if (result.success) return result.output
      const rest = readableItems(call, result.issues)
      if (rest) return rest.output
      throw new ApiError({
        kind: 'unexpected-answer',
        call: seen.name,
        path: getDotPath(result.issues[0]) ?? '',
      })
    },
  }
}
