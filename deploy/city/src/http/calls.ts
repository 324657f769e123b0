import {
  CALLS,
  type Call,
  type CallName,
  callOf,
  KEYED_CALLS,
  type Sent,
  successOf,
} from '@parvis/shared-kernel/wire/contract'
import type { Hono, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Deps } from '../deps.ts'
import { limitCall, limitOf } from './call-limits.ts'
import type { CityContext, CityEnv } from './context.ts'
import { guardsOf } from './guard.ts'
import { answerOnce } from './idempotency.ts'
import { bodyOf, queryOf } from './input.ts'

/** A call's body as its schema in the contract's table reads it. */
export type BodyOf<Name extends CallName> = (typeof CALLS)[Name] extends {
  readonly body: infer Body extends GenericSchema
}
  ? InferOutput<Body>
  : undefined

type AnswerOf<Name extends CallName> = (typeof CALLS)[Name] extends {
  readonly answer: infer Answer extends GenericSchema
}
  ? Sent<InferInput<Answer>> | Response
  : unknown

/** A call's query as its schema in the contract's table reads it. */
export type QueryOf<Name extends CallName> = (typeof CALLS)[Name] extends {
  readonly query: infer Query extends GenericSchema
}
  ? InferOutput<Query>
  : undefined

/** What a handler gets of its request: the body if the call has one, and the query if it has one. */
type InputOf<Name extends CallName> = [
  ...(BodyOf<Name> extends undefined ? [] : [body: BodyOf<Name>]),
  ...(QueryOf<Name> extends undefined ? [] : [query: QueryOf<Name>]),
]

/**
 * Handlers of a module by the name of their call. A handler gets body and query as the contract's table reads them, and
 * returns the table's answer, sent with its usual status (a call without an answer sends nothing); or a response of its
 * own.
 */
export type Routes = {
  readonly [Name in CallName]?: (
    c: CityContext,
    ...input: InputOf<Name>
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>
}

/** A handler whose call is not known; `readInput` gives it what its own call takes. */
type AnyHandler = (c: CityContext, ...input: unknown[]) => unknown

const readBody = (c: CityContext, body: GenericSchema, bodyInQuery: string | undefined) =>
  bodyInQuery !== undefined && c.req.query(bodyInQuery) !== undefined ? queryOf(c, body) : bodyOf(c, body)

const readInput = async (c: CityContext, { body, bodyInQuery, query }: Call) => [
  ...(body === undefined ? [] : [await readBody(c, body, bodyInQuery)]),
  ...(query === undefined ? [] : [queryOf(c, query)]),
]

/** @throws Error for a status that the contract does not know */
const sendAnswer = (c: CityContext, name: CallName, answer: unknown): Response => {
  const call = callOf(name)
  const successes = successOf(call)
  if (answer instanceof Response) {
    if (answer.status < 400 && !successes.some(status => status === answer.status))
      throw new Error(`${name} answers ${answer.status}, not ${successes.join(' or ')}`)
    return answer
  }
  const [status] = successes
  return call.answer === undefined
    ? c.body(null, status)
    : c.json(answer as object, status as ContentfulStatusCode)
}

/**
 * The guards of a call, in order: who the caller is, the rate limit, the idempotency key, the call's other guards,
 * then its handler. The key comes before the other guards because the first request may have changed what they check:
 * somebody who has left a right may no longer read it, but a repeat must get the first response.
 */
const stepsOf = (deps: Deps, name: CallName, handler: AnyHandler): MiddlewareHandler<CityEnv>[] => {
  const call = callOf(name)
  const limit = limitOf(name)
  const [whose, ...guards] = guardsOf(deps, call.access)
  return [
    ...(whose === undefined ? [] : [whose]),
    ...(limit === undefined ? [] : [limitCall(deps, limit)]),
    ...(KEYED_CALLS.includes(name) ? [answerOnce(deps)] : []),
    ...guards,
    async c => sendAnswer(c, name, await handler(c, ...(await readInput(c, call)))),
  ]
}

/** What is left of a mailed link's path when its secret is cut off; none for other calls. */
const cutPaths = (name: CallName, path: string): readonly string[] => {
  const { access, media } = callOf(name)
  const isMailed = name.startsWith('GET ') && access === 'secret' && media === 'text/html'
  return isMailed ? [path.replace(/\/:\w+$/, ''), path.replace(/:\w+$/, '')] : []
}

/** The path belongs to no call: only a browser that opens it as a page is shown one. */
const browsersOnly: MiddlewareHandler<CityEnv> = async (c, next) => {
  const supports = ['application/json', 'text/html']
  const asked = accepts(c, { header: 'Accept', supports, default: 'application/json' })
  return asked === 'text/html' ? next() : c.notFound()
}

/**
 * Mounts the calls of the contract's table.
 * @throws Error unless the modules handle each call of the table once, and no other
 */
export const mountCalls = (
  app: Hono<CityEnv>,
  deps: Deps,
  modules: readonly ((deps: Deps) => Routes)[],
): void => {
  const missing = new Set<string>(Object.keys(CALLS))
  for (const [name, handler] of modules.flatMap(routes => Object.entries(routes(deps)))) {
    if (!missing.delete(name)) throw new Error(`Not in the contract, or handled twice: ${name}`)
    const [method = '', path = ''] = name.split(' ')
    const steps = stepsOf(deps, name as CallName, handler as AnyHandler)
    app.on(method, [path], ...steps)
    for (const cut of cutPaths(name as CallName, path)) app.get(cut, browsersOnly, ...steps)
  }
  if (missing.size > 0) throw new Error(`Without a handler: ${[...missing].join(', ')}`)
}
