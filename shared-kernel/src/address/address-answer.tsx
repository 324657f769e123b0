import { useI18n } from '@parvis/shared-kernel/i18n'
import { useEffect, useRef, useState } from 'react'
import { type Address, addressLines, EMPTY_ADDRESS, isAddressEmpty } from '../subscriber/index.ts'
import { MapPinIcon, PencilIcon, SearchIcon } from '../ui/icon/index.ts'
import { Button, Cluster } from '../ui/index.ts'
import styles from './address.module.css'
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx'
import type { AddressMessageId } from './address-messages.ts'
import { AddressSearch } from './address-search.tsx'
import { typedAddress } from './typed-address.ts'

/** `both`: the search, with the fields shown below it because one of them has an error. */
type Way = 'shown' | 'searched' | 'by-hand' | 'both'

interface AddressAnswerProps extends AddressFieldsProps {
  /** Name of the address, used in the labels of its fields and buttons, as a page may hold two addresses. */
  readonly name: string
  /** A field has an error: the fields are shown. */
  readonly hasFaults: boolean
  readonly isRequired?: boolean
  /** Called with the text of the search from which no address was chosen; '' when the search closes. */
  readonly onSearch?: (text: string) => void
}

const ignore = () => undefined

/** Address input: shown as on an envelope, searched, or typed by hand. Typing by hand is always one click away. */
export function AddressAnswer(props: AddressAnswerProps) {
  const { name, hasFaults, isRequired = false, onSearch = ignore, ...fields } = props
  const { address, onChange } = fields
  const [way, setWay] = useState<Way>(isAddressEmpty(address) ? 'searched' : 'shown')
  const searched = useRef('')
  const search = (text: string) => {
    searched.current = text
    onSearch(text)
  }
  const { frame, isTurned, turn } = useTurn(to => {
    if (to === 'by-hand' && searched.current.trim()) onChange(typedAddress(searched.current))
    search('')
    setWay(to)
  })
  if (hasFaults && way === 'shown') setWay('by-hand')
  if (hasFaults && way === 'searched') setWay('both')
  const replace = (found: Address) => {
    onChange({ ...EMPTY_ADDRESS, ...found })
    turn('shown')
  }
  const hasAddress = !isAddressEmpty(address)
  const isSearched = way === 'searched' || way === 'both'
  const isTyped = way === 'by-hand' || way === 'both'
  return (
    <fieldset className={styles.answer} aria-label={name} ref={frame}>
      {way === 'shown' && <Envelope address={address} />}
      {isSearched && (
        <Search
          {...fields}
          isRequired={isRequired && way === 'searched'}
          takesFocus={isTurned}
          onType={search}
          onFound={replace}
        />
      )}
      {isTyped && <AddressFields {...fields} />}
      <Ways way={way} hasAddress={hasAddress} onTurn={turn} onClear={() => replace(EMPTY_ADDRESS)} />
    </fieldset>
  )
}

interface SearchProps extends AddressFieldsProps {
  readonly isRequired: boolean
  readonly takesFocus: boolean
  readonly onType: (text: string) => void
  readonly onFound: (address: Address) => void
}

function Search({ fieldId, errorOf, isRequired, takesFocus, onType, onFound }: SearchProps) {
  const { t } = useI18n<AddressMessageId>()
  return (
    <AddressSearch
      id={fieldId('search')}
      label={t('address.search')}
      isRequired={isRequired}
      error={errorOf('search')}
      takesFocus={takesFocus}
      onType={onType}
      onChoose={onFound}
    />
  )
}

function Envelope({ address }: { readonly address: Address }) {
  const { t } = useI18n<AddressMessageId>()
  const lines = addressLines(address)
  return (
    <div className={styles.envelope} tabIndex={-1}>
      <MapPinIcon size={20} className={styles.pin} />
      {lines.length > 0 ? (
        <address className={styles.lines}>
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p>{t('address.cleared')}</p>
      )}
    </div>
  )
}

interface WaysProps {
  readonly way: Way
  readonly hasAddress: boolean
  readonly onTurn: (way: Way) => void
  readonly onClear: () => void
}

function Ways({ way, hasAddress, onTurn, onClear }: WaysProps) {
  const { t } = useI18n<AddressMessageId>()
  return (
    <Cluster gap={2}>
      {way === 'shown' && (
        <Button size="small" icon={SearchIcon} onClick={() => onTurn('searched')}>
          {t('address.change')}
        </Button>
      )}
      {way === 'by-hand' && (
        <Button size="small" icon={SearchIcon} onClick={() => onTurn('searched')}>
          {t('address.back-to-search')}
        </Button>
      )}
      {(way === 'shown' || way === 'searched') && (
        <Button
          size="small"
          variant={way === 'searched' ? 'secondary' : 'quiet'}
          icon={PencilIcon}
          onClick={() => onTurn('by-hand')}
        >
          {t(hasAddress && way === 'shown' ? 'address.correct' : 'address.by-hand')}
        </Button>
      )}
      {way === 'searched' && hasAddress && (
        <Button size="small" variant="quiet" onClick={() => onTurn('shown')}>
          {t('address.keep')}
        </Button>
      )}
      {(way === 'by-hand' || way === 'both') && hasAddress && (
        <Button size="small" variant="quiet" onClick={onClear}>
          {t('address.clear')}
        </Button>
      )}
    </Cluster>
  )
}

/** Switches the input mode and moves the focus along, or it would be lost with the button that was pressed. */
function useTurn(setWay: (way: Way) => void) {
  const frame = useRef<HTMLFieldSetElement>(null)
  const [turned, setTurned] = useState<Way | null>(null)
  useEffect(() => {
    if (turned === 'shown') frame.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    if (turned === 'by-hand') frame.current?.querySelector('input')?.focus()
  }, [turned])
  const turn = (way: Way) => {
    setWay(way)
    setTurned(way)
  }
  return { frame, isTurned: turned !== null, turn }
}
