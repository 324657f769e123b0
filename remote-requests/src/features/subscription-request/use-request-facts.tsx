import { displayPlate, dropBlankPlates } from '@parvis/shared-kernel/plates'
import { type Fact, PlateList } from '@parvis/shared-kernel/ui'
import { useZoneFact } from '../../plan-sheet/use-zone-text.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { asapMessageId, requestedZones } from './request-view.model.ts'
import type { StepProps } from './step-props.ts'

export interface RequestFacts {
  readonly duration: string | null
  readonly start: string | null
  readonly end: string | null
  readonly zones: Fact
  readonly plates: Fact['description']
  /** "150,00 € · Dès que possible" */
  readonly brief: string
}

/** The answers as formatted text: in the summary, the review and the line above a phone's buttons. */
export function useRequestFacts({
  inputs,
  view,
  allZones,
}: Pick<StepProps, 'inputs' | 'view' | 'allZones'>): RequestFacts {
  const { t, formatDuration, formatDay, formatPrice } = useRequestMessages()
  const zoneFact = useZoneFact()
  const { offer } = inputs
  const { draft, period, price } = view
  const option = offer.options.find(({ id }) => id === draft.optionId)
  const plates = dropBlankPlates(draft.plates)
  const start = draft.isAsSoonAsPossible
    ? t(asapMessageId(inputs))
    : draft.startsAt !== null && formatDay(draft.startsAt)
  const end = period?.end && !draft.isAsSoonAsPossible ? formatDay(period.end) : null
  const duration = option?.duration ? formatDuration(option.duration) : null
  const parts = [price ? formatPrice(price) : null, duration, start || null]
  return {
    duration,
    start: start || null,
    end,
    zones: zoneFact(requestedZones(inputs, draft), allZones, t('request.zone')),
    plates: plates.length > 0 ? <PlateList plates={plates} max={10} /> : null,
    brief: parts.filter(Boolean).join(' · ') || plates.map(displayPlate).join(' '),
  }
}
