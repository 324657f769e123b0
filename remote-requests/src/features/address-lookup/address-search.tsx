import type { FoundAddress } from '@parvis/shared-kernel/api'
import { useAddressSearch } from '@parvis/shared-kernel/page'
import { Combobox } from '@parvis/shared-kernel/ui/combobox'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words.ts'

interface AddressSearchProps {
  readonly error: string | undefined
  /** One asked to type another address: the field comes with the focus in it. */
  readonly takesFocus: boolean
  readonly onChoose: (address: FoundAddress) => void
}

/** A few letters, then a choice. Fetched after the page: the list of streets beside it does without. */
export function AddressSearch({ error, takesFocus, onChoose }: AddressSearchProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const { found, isSearching, hasFailed } = useAddressSearch(typed)
  return (
    <div ref={frame}>
      <Combobox
        id="visitor-address"
        label={t('place.address')}
        hint={t('place.address.hint')}
        error={error}
        isRequired={false}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        suggestions={found.map((one, index) => ({ id: String(index), label: one.label }))}
        onChoose={({ id }) => {
          const chosen = found[Number(id)]
          if (!chosen) return
          setTyped(chosen.label)
          onChoose(chosen)
        }}
        isLoading={isSearching}
        emptyText={t(hasFailed ? 'place.address.failed' : 'place.address.empty')}
      />
    </div>
  )
}
