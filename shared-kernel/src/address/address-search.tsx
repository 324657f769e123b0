import { useI18n } from '@parvis/shared-kernel/i18n'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { useEffect, useRef, useState } from 'react'
import type { FoundAddress } from '../api/index.ts'
import { useAddressSearch, useChunk } from '../page/index.ts'
import { Banner, Skeleton } from '../ui/index.ts'
import styles from './address.module.css'
import type { AddressMessageId } from './address-messages.ts'

const comboboxChunk = lazyChunk(() =>
  import(/* webpackChunkName: "kit-combobox" */ '../ui/combobox/index.ts').then(({ Combobox }) => Combobox),
)

/** Search results are cached, so that deleting letters does not repeat a search. */
const KEPT_MS = 300_000

interface AddressSearchProps {
  readonly id: string
  readonly label: string
  readonly isRequired: boolean
  readonly error: string | null
  /** Focuses the field when the search was opened by a button. */
  readonly takesFocus: boolean
  readonly onType: (text: string) => void
  readonly onChoose: (address: FoundAddress['address']) => void
}

/** Address search with suggestions. The button to type the address by hand is always shown. */
export function AddressSearch(props: AddressSearchProps) {
  const { id, label, isRequired, error, takesFocus, onType, onChoose } = props
  const { t } = useI18n<AddressMessageId>()
  const [typed, setTyped] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const combobox = useChunk(comboboxChunk)
  const { suggestions, addressOf, isSearching, hasFailed } = useAddressSearch(typed, KEPT_MS)
  const isHere = combobox.state === 'ready'
  useEffect(() => {
    if (isHere && takesFocus) frame.current?.querySelector('input')?.focus()
  }, [isHere, takesFocus])
  if (combobox.state === 'loading') return <SearchSkeleton />
  if (combobox.state === 'failed') return <Banner tone="warning">{t('address.search.failed')}</Banner>
  const Combobox = combobox.data
  return (
    <div ref={frame}>
      <Combobox
        id={id}
        label={label}
        hint={t('address.search.hint')}
        isRequired={isRequired}
        value={typed}
        error={error}
        onChange={text => {
          setTyped(text)
          onType(text)
        }}
        suggestions={suggestions}
        onChoose={({ id: chosenId }) => {
          const chosen = addressOf(chosenId)
          if (chosen) onChoose(chosen.address)
        }}
        isLoading={isSearching}
        emptyText={t(hasFailed ? 'address.search.failed' : 'address.search.empty')}
      />
    </div>
  )
}

function SearchSkeleton() {
  return (
    <div className={styles.coming}>
      <Skeleton width="12rem" />
      <Skeleton shape="button" width="100%" />
    </div>
  )
}
