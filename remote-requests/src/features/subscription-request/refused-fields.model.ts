import type { ApiFailure, FieldFault } from '@parvis/shared-kernel/errors'
import type { InputStep } from '@parvis/shared-kernel/orders'
import { plate } from '@parvis/shared-kernel/plates'
import type { SubscriptionCreationWire } from '@parvis/shared-kernel/wire'
import { answerOfCode, type RefusedAnswer } from '../../request/answer-of-code.model.ts'

const FIELD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    subscriptionPlanOptionId: 'option',
    startOfValidity: 'start',
    validityAreaId: 'zone',
    userComment: 'comment',
    plates: 'plates',
  }),
)

interface Sent {
  readonly body: SubscriptionCreationWire
  /** As typed: blank ones and repetitions were not sent. */
  readonly plates: readonly string[]
}

/** Form line of the n-th plate sent. */
function plateField(index: number, { body, plates }: Sent): string {
  const line = plates.findIndex(text => plate(text) === body.plates[index])
  return `plates.${Math.max(0, line)}`
}

/** Form field of a body path (`attachmentEvidences.0`); null for one that the citizen cannot change. */
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
  return FIELD_OF.get(head) ?? null
}

export interface RefusedField {
  readonly field: string
  /** The city's reason code (`plate-twice`). */
  readonly reason: string
}

/** Only the start of a subscription's period is chosen, so all period refusals lead there; a subscription is not asked. */
const FIELD_OF_ANSWER = {
  when: 'start',
  start: 'start',
  end: 'start',
  subscription: null,
  plates: 'plates',
  zone: 'zone',
  address: 'address',
} as const satisfies Record<RefusedAnswer, string | null>

/** Refused fields: those the city names, else the field that its code concerns. */
export function refusedAnswers(failure: ApiFailure | null, sent: Sent | undefined): readonly RefusedField[] {
  if (failure?.kind !== 'api' || sent === undefined) return []
  const named = refusedFields(failure.fields ?? [], sent)
  const answer = answerOfCode(failure)
  const field = answer === undefined ? null : FIELD_OF_ANSWER[answer]
  return named.length > 0 || field === null ? named : [{ field, reason: '' }]
}

/** Refused fields of the form, without duplicates. */
export function refusedFields(faults: readonly FieldFault[], sent: Sent): readonly RefusedField[] {
  const fields = new Map<string, RefusedField>()
  for (const { path, message } of faults) {
    const field = fieldOfPath(path, sent)
    if (field !== null && !fields.has(field)) fields.set(field, { field, reason: message })
  }
  return [...fields.values()]
}

export const stepOfField = (field: string): InputStep =>
  field === 'option' || field === 'consent' ? 'detail' : field === 'address' ? 'identity' : 'complement'
