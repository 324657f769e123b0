import type { Log } from '../log.ts'
import type { CityContext } from './context.ts'
import { Refusal } from './refusal.ts'
import { sentenceOf } from './sentences.ts'

const describe = (failure: unknown) =>
  failure instanceof Error
    ? { name: failure.name, code: (failure as NodeJS.ErrnoException).code }
    : { name: typeof failure }

// Classes of SQLSTATE and codes of the network that mean: the database is away or gave way; asking again is right.
const PASSING = /^(08...|57P0[123]|40001|40P01|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

// The disk of the city or of its database takes no more: nothing is wrong with the call.
const NO_ROOM = /^(ENOSPC|EDQUOT|EROFS|53100)$/

/** Whether a failure says that nothing can be stored now. */
export const isWithoutRoom = (failure: unknown): boolean =>
  failure instanceof Error && NO_ROOM.test((failure as NodeJS.ErrnoException).code ?? '')

const isPassing = (failure: unknown): boolean => {
  if (!(failure instanceof Error)) return false
  const { code } = failure as NodeJS.ErrnoException
  return PASSING.test(code ?? '') || failure.message === 'Connection terminated unexpectedly'
}

// Texts and numbers that no database keeps: a zero character, half of a surrogate pair, a number out of range.
const UNKEEPABLE = /^22(003|008|021|P02|P05)$/

const isUnkeepable = (failure: unknown): boolean =>
  failure instanceof Error && UNKEEPABLE.test((failure as NodeJS.ErrnoException).code ?? '')

const asRefusal = (failure: unknown, c: CityContext, log: Log): Refusal => {
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
  // Texts of foreign errors can hold what somebody typed, on several lines: the log takes their kind and place only.
  const lines = failure instanceof Error ? failure.stack?.split('\n') : undefined
  const stack = lines?.filter(line => /^ {4}at /.test(line)).slice(0, 7)
  log.error({ request: c.var.requestId, failure: describe(failure), stack }, 'unexpected failure')
  return new Refusal(500, 'Internal Server Error')
}

/** The one place where a failure becomes an answer: `{ status, error, message }`, never a stack. */
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
