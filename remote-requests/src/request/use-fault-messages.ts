import type { OptionId } from '@parvis/shared-kernel/ids'
import type { RequestFault } from '@parvis/shared-kernel/orders'
import { type RequestMessageId, useRequestMessages } from '../use-messages.ts'
import type { FaultMessage } from './fault-messages.model.ts'

// Messages of every problem in either kind of request; a missing one fails to compile there.
const MESSAGE_IDS = {
  'option-missing': 'request.fault.option-missing',
  'consent-missing': 'request.fault.consent-missing',
  'address-incomplete': 'request.fault.address-incomplete',
  'professional-address-incomplete': 'request.fault.professional-address-incomplete',
  'start-missing': 'request.fault.start-missing',
  past: 'request.start.past',
  'blocked-period': 'request.start.blocked-period',
  weekday: 'request.start.weekday',
  holiday: 'request.start.holiday',
  'special-day': 'request.start.special-day',
  'before-renewed-end': 'request.start.before-renewed-end',
  'start-outside-required-right': 'request.start.start-outside-required-right',
  'no-possible-day': 'request.start.no-possible-day',
  'plate-missing': 'request.fault.plate-missing',
  'too-many-plates': 'request.fault.too-many-plates',
  'plate-malformed': 'request.fault.plate-malformed',
  'plate-twice': 'request.fault.plate-twice',
  'plate-not-of-subscription': 'request.fault.plate-not-of-subscription',
  'vehicle-unknown': 'request.fault.vehicle-unknown',
  'vehicle-class': 'request.fault.vehicle-class',
  'custom-field-missing': 'request.fault.custom-field-missing',
  'evidence-missing': 'request.fault.evidence-missing',
  'zone-missing': 'request.fault.zone-missing',
  'zone-not-offered': 'request.fault.zone-not-offered',
} as const satisfies Record<string, RequestMessageId>

export type SharedReason = keyof typeof MESSAGE_IDS

const isShared = (reason: string): reason is SharedReason => Object.hasOwn(MESSAGE_IDS, reason)

interface Naming {
  /** Name of the field, for messages that mention it: a question, a document. */
  readonly nameOf?: (field: string) => string | undefined
  /** Messages of reasons specific to one kind of request. */
  readonly own?: (fault: RequestFault) => string | null
  readonly max?: number
  /** The chosen option: when there is one, a missing one is one that the plan no longer has. */
  readonly optionId?: OptionId | null
}

/**
 * No form leads to the first two: the plan has changed since the answer was given. The third is of a vehicle that the city
 * knows, so that it is not said of a plate that is still being typed.
 */
const AT_ONCE: readonly string[] = ['zone-not-offered', 'too-many-plates', 'vehicle-class']

/** The kernel's problems in words, each with its field. */
export function useFaultMessages(naming: Naming = {}) {
  const { nameOf = () => undefined, own = () => null, max = 1, optionId = null } = naming
  const { t } = useRequestMessages()
  return (faults: readonly RequestFault[]): readonly FaultMessage[] =>
    faults.map(fault => {
      const { field, reason } = fault
      const isOptionGone = reason === 'option-missing' && optionId !== null
      if (isOptionGone) return { field, message: t('request.fault.option-gone'), isToldAtOnce: true }
      const id = isShared(reason) ? MESSAGE_IDS[reason] : 'request.fault.other'
      const message = own(fault) ?? t(id, { name: nameOf(field) ?? '', max })
      return { field, message, isToldAtOnce: AT_ONCE.includes(reason) }
    })
}
