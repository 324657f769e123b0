import type { Zone } from '@parvis/shared-kernel/offers'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, Disclosure, Heading, Note, Stack } from '@parvis/shared-kernel/ui'
import { MapPinIcon, PencilIcon } from '@parvis/shared-kernel/ui/icon'
import type { Ref } from 'react'
import { useMessages } from '../../use-messages.ts'
import { streetsQuery } from '../../visitor-place/catalogue.queries.ts'
import styles from './address-lookup.module.css'
import { streetsOfZone } from './streets.model.ts'

interface FoundPlaceProps {
  readonly label: string
  /** Null: the address is in none of the zones. */
  readonly zone: Zone | null
  readonly onChange: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The address's zone, with its streets so that the citizen can check it. */
export function FoundPlace({ label, zone, onChange, headingRef }: FoundPlaceProps) {
  const { t } = useMessages()
  return (
    <div className={styles.found}>
      <MapPinIcon className={styles.pin} />
      <Stack gap={2}>
        <p className={styles.foundAddress}>{label}</p>
        <Heading level={2} look={3} isFocusable ref={headingRef}>
          {zone ? t('place.zone', { name: zone.name }) : t('place.outside')}
        </Heading>
        {!zone && <Outside />}
        {zone && <ZoneStreets zone={zone} />}
      </Stack>
      <div className={`${styles.again} parvis-no-print`}>
        <Button variant="secondary" size="small" icon={PencilIcon} onClick={onChange}>
          {t('place.change')}
        </Button>
      </div>
    </div>
  )
}

function Outside() {
  const { t } = useMessages()
  const { phone } = useRemote().config.contact
  return <Banner tone="warning">{t('place.outside.text', { phone })}</Banner>
}

function ZoneStreets({ zone }: { readonly zone: Zone }) {
  const { t } = useMessages()
  const { api } = useRemote()
  const streets = useQuery(streetsQuery(api))
  if (!streets.data) return null
  const own = streetsOfZone(streets.data, zone.id)
  return (
    <Disclosure summary={t('place.zone.streets', { count: own.length, name: zone.name })}>
      <ul className={styles.names}>
        {own.map(({ name, zoneIds }) => (
          <li key={name}>
            {name}
            {zoneIds.length > 1 && <Note as="span"> {t('place.streets.partly')}</Note>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
