import { type ApiFailure, matchErrorCode } from '@parvis/shared-kernel/errors'
import type { InputStep, RequestFault } from '@parvis/shared-kernel/orders'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { answerOfCode } from '../../request/answer-of-code.model.ts'

/** The step and field to change. */
export interface RefusedField {
  readonly step: InputStep
  readonly field: string
}

// The city's refusal names a path of the request body.
const FIELD_OF_PATH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    startOfValidity: 'when',
    desiredEndOfValidity: 'end',
    subscriptionId: 'subscription',
    validityAreaId: 'zone',
    customEmail: 'email',
    selectedOptionId: 'option',
  }),
)

const STEP_OF: Readonly<Record<string, InputStep>> = {
  option: 'detail',
  subscription: 'detail',
  consent: 'detail',
  address: 'identity',
}

type Kind = Pick<Definition, 'computeExactHourlyEnd' | 'isMultipleOrderAllowed'>

const fieldFor = (name: string, { computeExactHourlyEnd, isMultipleOrderAllowed }: Kind): string => {
  if (name === 'when') return computeExactHourlyEnd ? 'hour' : 'start'
  return name === 'end' && !isMultipleOrderAllowed ? 'start' : name
}

const isPlate = (path: string): boolean => /^plates(\.\d+)?$/.test(path)

/** The field that a refusal concerns; null when it concerns the whole request. */
export function refusedField(failure: ApiFailure | null, definition: Kind): RefusedField | null {
  if (failure?.kind !== 'api') return null
  const path = failure.fields?.[0]?.path
  const told = path === undefined ? undefined : isPlate(path) ? path : FIELD_OF_PATH.get(path)
  const name = answerOfCode(failure) ?? told
  if (name === undefined) return null
  const field = fieldFor(name, definition)
  return { field, step: STEP_OF[field] ?? 'complement' }
}

/** The id was already used with other answers: the ticket exists. */
export const isTakenBefore = (failure: ApiFailure | null): boolean =>
  failure?.kind === 'api' &&
  ['IdempotencyKeyReused', 'OrderAlreadyExists'].includes(
    matchErrorCode(failure.code ?? '', failure.error, failure.message) ?? '',
  )

/** Answers whose faults the rules name in words; the city's code for them, `ValidationFailed`, says nothing of them. */
const NAMED = /^(option|email|plates(\.\d+)?)$/

/** The rule's fault in a refused answer; null where the refusal's own code is what tells it. */
export function namedFault(failure: ApiFailure | null, definition: Kind): RequestFault | null {
  const refused = refusedField(failure, definition)
  if (failure?.kind !== 'api' || refused === null || !NAMED.test(refused.field)) return null
  if (matchErrorCode(failure.code ?? '', failure.error) !== 'ValidationFailed') return null
  const reason = failure.fields?.[0]?.message
  return reason === undefined ? null : { field: refused.field, reason }
}
