import type { EvidenceId } from '@parvis/shared-kernel/ids'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import type { TellableFault } from '../../request/problems.model.ts'

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

/** What the city said of an answer is over once the answer is another one. */
export function faultsAfter(
  faults: readonly TellableFault[],
  changes: Partial<SubscriptionDraftWire>,
): readonly TellableFault[] {
  const fields = Object.entries(FIELDS_OF).flatMap(([key, field]) =>
    key in changes ? [field as string] : [],
  )
  const left = faults.filter(({ field }) => !fields.includes(field.split('.')[0] ?? ''))
  return left.length === faults.length ? faults : left
}

/** Slots whose file did not arrive: even an optional one is replaced or taken away, never left out in silence. */
export const failedSlots = (asked: readonly EvidenceId[], uploads: Uploads): readonly EvidenceId[] =>
  asked.filter(id => uploads[id]?.kind === 'failed')

/** Ours first, then the city's; of each field the first that was said. */
export function firstOfEach(faults: readonly TellableFault[]): readonly TellableFault[] {
  return faults.filter(({ field }, index) => faults.findIndex(other => other.field === field) === index)
}
