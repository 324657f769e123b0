import { type FoundAddress, fetchZoneOf } from '@parvis/shared-kernel/api'
import type { Zone } from '@parvis/shared-kernel/offers'
import { useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk, useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Disclosure, Heading, Note, Skeleton } from '@parvis/shared-kernel/ui'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../use-messages.ts'
import { forgetPlace, givePlace, useGivenPlace } from '../../visitor-place/place.store.ts'
import styles from './address-lookup.module.css'
import type { AddressSearch } from './address-search.tsx'
import { FoundPlace } from './found-place.tsx'
import { StreetList } from './street-list.tsx'
import type { StreetChoice } from './streets.model.ts'

const search = lazyChunk(() =>
  import(/* webpackChunkName: "kit-address-search" */ './address-search.tsx').then(
    module => module.AddressSearch,
  ),
)

const placeOf = (zone: Zone | undefined | null) =>
  zone ? ({ kind: 'zone', zoneId: zone.id } as const) : ({ kind: 'outside' } as const)

/** Finds the zone of a home or work address: by search, or street by street. */
export function AddressLookup({ zones }: { readonly zones: readonly Zone[] }) {
  const { place, label } = useGivenPlace()
  const heading = useRef<HTMLHeadingElement>(null)
  const [turn, setTurn] = useState<'kept' | 'told' | 'asked-again'>('kept')
  useEffect(() => {
    if (turn === 'told') heading.current?.focus()
  }, [turn])
  if (label !== null && place.kind !== 'untold') {
    const zone = place.kind === 'zone' ? (zones.find(({ id }) => id === place.zoneId) ?? null) : null
    const again = () => {
      forgetPlace()
      setTurn('asked-again')
    }
    return (
      <section className={`parvis-panel ${styles.panel}`}>
        <FoundPlace label={label} zone={zone} onChange={again} headingRef={heading} />
      </section>
    )
  }
  return <Question zones={zones} takesFocus={turn === 'asked-again'} onPlaceGiven={() => setTurn('told')} />
}

interface QuestionProps {
  readonly zones: readonly Zone[]
  readonly takesFocus: boolean
  readonly onPlaceGiven: () => void
}

function Question({ zones, takesFocus, onPlaceGiven }: QuestionProps) {
  const { api } = useRemote()
  const { t } = useMessages()
  const find = useMutation({
    mutationFn: ({ address }: FoundAddress) => fetchZoneOf(api, address),
    onSuccess: (zoneId, { label, address }) => {
      givePlace({ place: placeOf(zones.find(({ id }) => id === zoneId)), label, address })
      onPlaceGiven()
    },
  })
  const failure = useFailureSentence(find.error)
  const choose = ({ name, zone }: StreetChoice) => {
    givePlace({ place: placeOf(zone), label: name, address: null })
    onPlaceGiven()
  }
  return (
    <section className={`parvis-panel ${styles.panel}`} aria-labelledby="place-title">
      <Heading level={2} id="place-title" className={styles.title}>
        {t('place.title')}
      </Heading>
      <SearchField
        error={failure ?? undefined}
        takesFocus={takesFocus}
        onChoose={address => find.mutate(address)}
      />
      <Note role="status">{find.isPending ? t('place.searching') : t('place.kept-nowhere')}</Note>
      <ByHand zones={zones} onChoose={choose} />
    </section>
  )
}

/** If it fails to load, the list of streets remains. */
function SearchField(props: ComponentProps<typeof AddressSearch>) {
  const { t } = useMessages()
  const field = useChunk(search)
  if (field.state === 'failed') return <Note>{t('place.address.failed')}</Note>
  if (field.state === 'loading') return <Skeleton height="96px" />
  return <field.data {...props} />
}

/** The streets are loaded when their list is opened. */
function ByHand(props: Parameters<typeof StreetList>[0]) {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary={t('place.streets')} onToggle={setOpen}>
      {isOpen && <StreetList {...props} />}
    </Disclosure>
  )
}
