import type { FieldFault } from '@parvis/shared-kernel/ui'

/**
 * A fault of one answer with its message, from the portal's rules or the city. `field` is the kernel's (`plates.0`).
 */
export interface FaultMessage {
  readonly field: string
  readonly message: string
  /** Not only after an attempt to go on: the plan has changed since the answer was given, or takes no such vehicle. */
  readonly isToldAtOnce?: boolean
}

/** DOM id of a request's field, for the error summary's links. */
export const fieldId = (field: string): string => `request-${field.replaceAll('.', '-')}`

/** Message of a field's fault, or null. */
export const faultOf = (faults: readonly FaultMessage[], field: string): string | null =>
  faults.find(fault => fault.field === field)?.message ?? null

/** A fault of a group is shown at its first field: the error summary needs a focusable target. */
const FIRST_OF: Readonly<Record<string, string>> = { plates: 'plates.0' }

export const summaryFaults = (faults: readonly FaultMessage[]): readonly FieldFault[] =>
  faults.map(({ field, message }) => ({ fieldId: fieldId(FIRST_OF[field] ?? field), message }))
