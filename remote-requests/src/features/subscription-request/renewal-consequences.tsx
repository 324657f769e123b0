import type { ZoneId } from '@parvis/shared-kernel/ids'
import { isFree } from '@parvis/shared-kernel/money'
import { isShared, rightPrice, type Subscription } from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { Amount, type Consequence, Consequences, PlateList } from '@parvis/shared-kernel/ui'
import { namedZones } from '../../plan-sheet/plan-facts.model.ts'
import { useZoneFact } from '../../plan-sheet/use-zone-text.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { asapMessageId, requestedZones } from './request-view.model.ts'
import type { StepProps } from './step-props.ts'

interface RenewalConsequencesProps extends StepProps {
  readonly renewed: Subscription
}

const isSame = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()

/** The current right, and the right after the renewal (UX: consequence first). */
export function RenewalConsequences({ renewed, inputs, view, allZones }: RenewalConsequencesProps) {
  const { t, formatDay, periodValues } = useRequestMessages()
  const zoneFact = useZoneFact()
  const { draft, period, price } = view
  const range = (start: number | null, end: number | null) => {
    if (start === null) return t(asapMessageId(inputs))
    if (end === null) return t('subscription.range.endless', { start: formatDay(start) })
    return t('conditions.range', { ...periodValues(start, end) })
  }
  const zoneNames = (ids: readonly ZoneId[]) =>
    zoneFact(namedZones(ids, allZones), allZones, t('request.zone')).description
  const plates = dropBlankPlates(draft.plates)
  const before = rightPrice(renewed, inputs.offer)
  const zones = requestedZones(inputs, draft).map(({ id }) => id)
  const rows: Consequence[] = [
    {
      label: t('subscription.validity'),
      today: range(renewed.startOfValidity, renewed.endOfValidity),
      after: draft.isAsSoonAsPossible
        ? t(asapMessageId(inputs))
        : range(period?.start ?? null, period?.end ?? null),
    },
    {
      label: t('request.plates', { max: inputs.offer.maxPlates }),
      today: <PlateList plates={renewed.plates} max={10} />,
      after: isSame(renewed.plates, plates) ? null : <PlateList plates={plates} max={10} />,
    },
  ]
  // Who shares the right holds nothing of the next one until they are given another code.
  const sharing: Consequence = {
    label: t('subscription.sharing'),
    today: t('subscription.sharing.today'),
    after: t(`subscription.sharing.${inputs.offer.isShareEnabled ? 'again' : 'ended'}`),
  }
  const isZoneKept = isSame(renewed.zoneIds, zones)
  if (inputs.offer.hasZoneChoice || !isZoneKept)
    rows.push({
      label: t('request.zone'),
      today: zoneNames(renewed.zoneIds),
      after: isZoneKept ? null : zoneNames(zones),
    })
  if (price !== null && !(isFree(price) && isFree(before)))
    rows.push({
      label: t('request.price'),
      today: <Amount cents={before} />,
      after: price === before ? null : <Amount cents={price} />,
    })
  if (isShared(renewed)) rows.push(sharing)
  return <Consequences caption={t('subscription.renewal.caption')} rows={rows} />
}
