import { AssertionError } from 'node:assert/strict'
import { inspect } from 'node:util'

/** Why a check failed, for whoever maintains the city. */
export interface CheckFailure {
  /** One sentence. */
  readonly sentence: string
  readonly expected?: string
  readonly received?: string
}

/** A status or response that violates the contract. */
export class ContractFault extends Error {
  readonly expected: string
  readonly received: string
  constructor(what: string, expected: string, received: string) {
    super(what)
    this.expected = expected
    this.received = received
  }
}

/** Fails unless a status is among those expected. */
export const assertStatus = (status: number, expected: readonly number[]): void => {
  if (!expected.includes(status))
    throw new ContractFault('', `status ${expected.join(' or ')}`, String(status))
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : inspect(value, { breakLength: Number.POSITIVE_INFINITY })
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** These messages already contain both sides; those of `ok` and `match` do not. */
const COMPARED = ['strictEqual', 'deepStrictEqual', 'notStrictEqual', 'deepEqual']

const sides = (failure: unknown): { what: string; expected: string; received: string } | null => {
  if (failure instanceof ContractFault)
    return { what: failure.message, expected: failure.expected, received: failure.received }
  if (!(failure instanceof AssertionError)) return null
  const what = failure.generatedMessage ? '' : failure.message
  if (failure.operator === 'match')
    return { what, expected: `a text like ${String(failure.expected)}`, received: shown(failure.actual) }
  if (!COMPARED.includes(failure.operator)) return null
  const not = failure.operator.startsWith('not') ? 'anything but ' : ''
  return { what, expected: not + shown(failure.expected), received: shown(failure.actual) }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export const failureOf = (failure: unknown): CheckFailure => {
  const both = sides(failure)
  if (both === null) {
    const { cause } = failure instanceof Error ? failure : {}
    const because = cause instanceof Error ? ` (${cause.message})` : ''
    return { sentence: oneLine((failure instanceof Error ? failure.message : String(failure)) + because) }
  }
  const { what, expected, received } = both
  const sentence = `${what === '' ? '' : `${what}: `}expected ${expected}, received ${received}`
  return { sentence: oneLine(sentence), expected: oneLine(expected), received: oneLine(received) }
}
