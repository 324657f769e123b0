import { sentenceOf } from '@parvis/shared-kernel/messages/error-sentences'
import type { Log } from '../log.ts'
import type { CityContext } from './context.ts'
import { Refusal, unauthenticated } from './refusal.ts'

const describe = (failure: unknown) =>
  failure instanceof Error
    ? { name: failure.name, code: (failure as NodeJS.ErrnoException).code }
    : { name: typeof failure }

// SQLSTATE classes and network codes of temporary database failures: retrying is right.
const PASSING = /^(08...|57P0[123]|40001|40P01|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

// The disk of the city or its database is full or read-only: the request itself is valid.
const NO_ROOM = /^(ENOSPC|EDQUOT|EROFS|53100)$/

/** Whether a failure means that storage is full or read-only. */
export const isWithoutRoom = (failure: unknown): boolean =>
  failure instanceof Error && NO_ROOM.test((failure as NodeJS.ErrnoException).code ?? '')

// What pg says, without a code, of a connection that ended, that nobody answered or that no call gave back in time.
const WITHOUT_CONNECTION: ReadonlySet<string> = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
])

const isPassing = (failure: unknown): boolean => {
  if (!(failure instanceof Error)) return false
  const { code } = failure as NodeJS.ErrnoException
  return PASSING.test(code ?? '') || WITHOUT_CONNECTION.has(failure.message)
}

// SQLSTATEs of values the database cannot store: NUL characters, lone surrogates, numbers out of range.
const UNKEEPABLE = /^22(003|008|021|P02|P05)$/

const isUnkeepable = (failure: unknown): boolean =>
  failure instanceof Error && UNKEEPABLE.test((failure as NodeJS.ErrnoException).code ?? '')

// SQLSTATE of a row that names another row which is gone.
const NAMES_NOTHING = '23503'

/**
 * Whether a row was to name the caller, who was erased since their call began. In every language of
 * PostgreSQL the detail tells the key that is missing as `(columns)=(values)`, and the table in which it is.
 */
const isOfErasedCaller = (failure: unknown, { session }: Partial<CityContext['var']>): boolean => {
  if (!(failure instanceof Error) || session === undefined) return false
  const { code, detail = '' } = failure as Error & { code?: string; detail?: string }
  const isOfCaller = ['=(', ', '].some(before => detail.includes(`${before}${session.subscriberId})`))
  return code === NAMES_NOTHING && isOfCaller && /\bsubscribers\b/.test(detail)
}

/** What a caller is told of any failure; one that is no refusal is logged. */
export const asRefusal = (failure: unknown, c: CityContext, log: Log): Refusal => {
  if (failure instanceof Refusal) return failure
  if (isPassing(failure)) {
    log.warn({ request: c.var.requestId, failure: describe(failure) }, 'the database is away')
    return new Refusal(503, 'Service Unavailable', { headers: { 'retry-after': '1' } })
  }
  if (isWithoutRoom(failure)) {
    log.error({ request: c.var.requestId, failure: describe(failure) }, 'no room is left to store anything')
    return new Refusal(503, 'Service Unavailable', { headers: { 'retry-after': '60' } })
  }
  if (isUnkeepable(failure)) return new Refusal(400, 'Bad Request')
  if (isOfErasedCaller(failure, c.var)) return unauthenticated()
  // Messages of foreign errors may contain user input over several lines: log only their kind and stack frames.
  const lines = failure instanceof Error ? failure.stack?.split('\n') : undefined
  const stack = lines?.filter(line => /^ {4}at /.test(line)).slice(0, 7)
  log.error({ request: c.var.requestId, failure: describe(failure), stack }, 'unexpected failure')
  return new Refusal(500, 'Internal Server Error')
}

/** Turns any failure into the response `{ status, error, message }`, never with a stack. All failures pass here. */
export const answerFailure = (failure: unknown, c: CityContext, log: Log): Response => {
  const refusal = asRefusal(failure, c, log)
  const { message, fields, headers } = refusal.details
  for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value)
  return c.json(
    {
      status: refusal.status,
      error: refusal.code,
      message: message ?? sentenceOf(refusal.code, c.var.language ?? 'fr'),
      ...(fields === undefined ? {} : { fields }),
      ...(refusal.status === 500 ? { reference: c.var.requestId } : {}),
    },
    refusal.status,
  )
}
