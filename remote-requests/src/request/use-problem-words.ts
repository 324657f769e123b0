import type { RequestProblem } from '@parvis/shared-kernel/orders'
import { type MessageId, useMessages } from '../use-messages.ts'
import type { TellableFault } from './problems.model.ts'

// Messages of every problem in either kind of request; a missing one fails to compile there.
const WORDS = {
  'option-missing': 'request.problem.option-missing',
  'consent-missing': 'request.problem.consent-missing',
  'address-incomplete': 'request.problem.address-incomplete',
  'professional-address-incomplete': 'request.problem.professional-address-incomplete',
  'start-missing': 'request.problem.start-missing',
  past: 'request.start.past',
  'blocked-period': 'request.start.blocked-period',
  weekday: 'request.start.weekday',
  holiday: 'request.start.holiday',
  'special-day': 'request.start.special-day',
  'before-renewed-end': 'request.start.before-renewed-end',
  'plate-missing': 'request.problem.plate-missing',
  'too-many-plates': 'request.problem.too-many-plates',
  'plate-malformed': 'request.problem.plate-malformed',
  'plate-twice': 'request.problem.plate-twice',
  'plate-not-of-subscription': 'request.problem.plate-not-of-subscription',
  'custom-field-missing': 'request.problem.custom-field-missing',
  'evidence-missing': 'request.problem.evidence-missing',
  'zone-missing': 'request.problem.zone-missing',
  'zone-not-offered': 'request.problem.zone-not-offered',
} as const satisfies Record<string, MessageId>

export type SharedReason = keyof typeof WORDS

const isShared = (reason: string): reason is SharedReason => Object.hasOwn(WORDS, reason)

interface Naming {
  /** Name of the field, for messages that mention it: a question, a document. */
  readonly nameOf?: (field: string) => string | undefined
  /** Messages of reasons specific to one kind of request. */
  readonly own?: (problem: RequestProblem) => string | null
  readonly max?: number
}

/** The kernel's problems in words, each with its field. */
export function useProblemWords({ nameOf = () => undefined, own = () => null, max = 1 }: Naming = {}) {
  const { t } = useMessages()
  return (problems: readonly RequestProblem[]): readonly TellableFault[] =>
    problems.map(problem => {
      const { field, reason } = problem
      const id = isShared(reason) ? WORDS[reason] : 'request.problem.other'
      return { field, message: own(problem) ?? t(id, { name: nameOf(field) ?? '', max }) }
    })
}
