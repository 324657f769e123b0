import type { FoundAddress } from '@parvis/shared-kernel/api'
import { useAddressSearch } from '@parvis/shared-kernel/page'
import { Combobox } from '@parvis/shared-kernel/ui/combobox'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../use-messages.ts'

interface AddressSearchProps {
  readonly error: string | undefined
  /** The citizen asked to change the address: focus the field. */
  readonly takesFocus: boolean
  readonly onChoose: (address: FoundAddress) => void
}

/** Address search with suggestions. A separate chunk: the list of streets works without it. */
export function AddressSearch({ error, takesFocus, onChoose }: AddressSearchProps) {
  const { t } = useMessages()
  const [typed, setTyped] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const { suggestions, addressOf, isSearching, hasFailed } = useAddressSearch(typed)
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
        suggestions={suggestions}
        onChoose={({ id }) => {
          const chosen = addressOf(id)
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
