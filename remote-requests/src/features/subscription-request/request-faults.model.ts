import type { EvidenceId } from '@parvis/shared-kernel/ids'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import type { FaultMessage } from '../../request/fault-messages.model.ts'

const FIELDS_OF = {
  optionId: 'option',
  hasConsent: 'consent',
  startDay: 'start',
  isAsSoonAsPossible: 'start',
  plates: 'plates',
  customFields: 'customFields',
  zoneId: 'zone',
  userComment: 'comment',
  files: 'evidences',
} as const satisfies Partial<Record<keyof SubscriptionDraftWire, string>>

/** A changed answer clears the city's refusal of it. */
export function faultsAfter(
  faults: readonly FaultMessage[],
  changes: Partial<SubscriptionDraftWire>,
): readonly FaultMessage[] {
  const fields = Object.entries(FIELDS_OF).flatMap(([key, field]) =>
    key in changes ? [field as string] : [],
  )
  const left = faults.filter(({ field }) => !fields.includes(field.split('.')[0] ?? ''))
  return left.length === faults.length ? faults : left
}

/** Slots with a failed upload: even an optional one must be replaced or removed, never silently omitted. */
export const failedSlots = (asked: readonly EvidenceId[], uploads: Uploads): readonly EvidenceId[] =>
  asked.filter(id => uploads[id]?.kind === 'failed')
