import type { ApiFailure, FieldFault } from '@parvis/shared-kernel/errors'
import { plate } from '@parvis/shared-kernel/plates'
import type { SubscriptionCreationWire } from '@parvis/shared-kernel/wire'
import { answerOfCode, type RefusedAnswer } from '../../request/answer-of-code.model.ts'
import type { AskingStep } from '../../request/steps.model.ts'

const FIELD_OF: Readonly<Record<string, string>> = {
  subscriptionPlanOptionId: 'option',
  startOfValidity: 'start',
  validityAreaId: 'zone',
  userComment: 'comment',
  plates: 'plates',
}

interface Sent {
  readonly body: SubscriptionCreationWire
  /** As typed: blank ones and repetitions were not sent. */
  readonly plates: readonly string[]
}

/** The line of the form in which the n-th plate that was sent stands. */
function plateField(index: number, { body, plates }: Sent): string {
  const line = plates.findIndex(text => plate(text) === body.plates[index])
  return `plates.${Math.max(0, line)}`
}

/** The field of our form that a path of the body (`attachmentEvidences.0`) is about; null for one that nobody can change. */
export function fieldOfPath(path: string, sent: Sent): string | null {
  const [head = '', ...rest] = path.split('.')
  const tail = rest.join('.')
  if (head === 'plates' && /^\d+$/.test(tail)) return plateField(Number(tail), sent)
  if (head === 'customFields' && tail) {
    const id = /^\d+(\.|$)/.test(tail) ? sent.body.customFields[Number(rest[0])]?.id : tail
    return id ? `customFields.${id}` : null
  }
  if (head === 'attachmentEvidences' && tail) {
    const id = /^\d+(\.|$)/.test(tail) ? sent.body.attachmentEvidences[Number(rest[0])]?.id : tail
    return id ? `evidences.${id}` : null
  }
  return FIELD_OF[head] ?? null
}

export interface RefusedField {
  readonly field: string
  /** The city's word for the reason (`plate-twice`). */
  readonly reason: string
}

/** Its period has one end that is chosen; what carries it is none of its answers. */
const FIELD_OF_ANSWER = {
  when: 'start',
  start: 'start',
  end: 'start',
  subscription: null,
  plates: 'plates',
  zone: 'zone',
  address: 'address',
} as const satisfies Record<RefusedAnswer, string | null>

/** What the city refused: the fields that it names, else the answer that its code is about. */
export function refusedAnswers(failure: ApiFailure | null, sent: Sent | undefined): readonly RefusedField[] {
  if (failure?.kind !== 'api' || sent === undefined) return []
  const named = refusedFields(failure.fields ?? [], sent)
  const answer = answerOfCode(failure)
  const field = answer === undefined ? null : FIELD_OF_ANSWER[answer]
  return named.length > 0 || field === null ? named : [{ field, reason: '' }]
}

/** What the city refused, by the fields of our form, each once. */
export function refusedFields(faults: readonly FieldFault[], sent: Sent): readonly RefusedField[] {
  const fields = new Map<string, RefusedField>()
  for (const { path, message } of faults) {
    const field = fieldOfPath(path, sent)
    if (field !== null && !fields.has(field)) fields.set(field, { field, reason: message })
  }
  return [...fields.values()]
}

/** The step on which a field stands. */
export const stepOfField = (field: string): AskingStep =>
  field === 'option' || field === 'consent' ? 'detail' : field === 'address' ? 'identity' : 'complement'
