import type { Zone } from '@parvis/shared-kernel/offers'
import { coversPlace } from '@parvis/shared-kernel/offers'
import { PAGES } from '@parvis/shared-kernel/paths'
import { Banner, ButtonLink } from '@parvis/shared-kernel/ui'
import { MapPinIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../../use-messages.ts'
import { useGivenPlace } from '../../visitor-place/place.store.ts'
import { askedZones, type Plan, placeVerdictOf } from './sorted-for-place.model.ts'

/** What the given address means for this offer; asks for one if it matters and is missing. */
export function PlaceNote({ plan, zones }: { readonly plan: Plan; readonly zones: readonly Zone[] }) {
  const { t, formatList } = useMessages()
  const { place, label } = useGivenPlace()
  const availability = placeVerdictOf(plan, place, zones)
  if (availability === 'place-needed')
    return (
      <Banner
        tone="info"
        title={t('public.place-needed')}
        actions={
          <ButtonLink size="small" href={PAGES.prices}>
            {t('public.tell-place')}
          </ButtonLink>
        }
      >
        {t('public.place-needed.text')}
      </Banner>
    )
  if (availability === 'elsewhere')
    return (
      <Banner tone="warning" title={t('public.not-here', { address: label ?? '' })}>
        {t('public.elsewhere.zones', {
          zones: formatList(askedZones(plan, zones).map(({ name }) => name)),
        })}
      </Banner>
    )
  if (place.kind !== 'zone') return null
  return coversPlace(plan, place) ? (
    <Banner tone="info" icon={MapPinIcon}>
      {t('public.here', { address: label ?? '' })}
    </Banner>
  ) : (
    <Banner tone="warning">{t('public.not-in-zone')}</Banner>
  )
}
