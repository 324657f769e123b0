import type { FieldFault } from '@parvis/shared-kernel/ui'

/** A fault of one answer, in words: found by our rules, or told by the city. `field` is the kernel's (`plates.0`). */
export interface TellableFault {
  readonly field: string
  readonly message: string
}

/** The id that a field of a request has in the page, so that an error summary can lead to it. */
export const fieldId = (field: string): string => `request-${field.replaceAll('.', '-')}`

/** What is wrong with an answer, or null. */
export const faultOf = (faults: readonly TellableFault[], field: string): string | null =>
  faults.find(fault => fault.field === field)?.message ?? null

/** A group of answers is told of in its first one: an error summary must lead to something that takes the focus. */
const FIRST_OF: Readonly<Record<string, string>> = { plates: 'plates.0' }

export const summaryFaults = (faults: readonly TellableFault[]): readonly FieldFault[] =>
  faults.map(({ field, message }) => ({ fieldId: fieldId(FIRST_OF[field] ?? field), message }))
