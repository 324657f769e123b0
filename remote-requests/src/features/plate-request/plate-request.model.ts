import type { Offer } from '@parvis/shared-kernel/offers'
import type { ChecklistItem } from '../../plan-sheet/checklist.model.ts'

/** What a plate change takes: the new plate, and every mandatory document again (second document §2). */
export const changeDocuments = ({ procedure }: Offer): readonly ChecklistItem[] => [
  { kind: 'new-plate' },
  ...procedure.supportingEvidences
    .filter(({ mandatory }) => mandatory)
    .map(({ name, expirationPeriod }) => ({
      kind: 'evidence' as const,
      name,
      isMandatory: true,
      maxAge: expirationPeriod,
    })),
]
