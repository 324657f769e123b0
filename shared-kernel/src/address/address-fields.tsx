import { useI18n } from '@parvis/shared-kernel/i18n'
import { type Address, type AddressField, postalCodeInput } from '../subscriber/index.ts'
import { Disclosure, TextInput, type TextInputProps } from '../ui/index.ts'
import styles from './address.module.css'
import type { AddressMessageId } from './address-messages.ts'

export interface AddressFieldsProps {
  /** `home` or `work`: separates the browser's autofill sections. */
  readonly place: 'home' | 'work'
  readonly address: Address
  readonly onChange: (change: Partial<Address>) => void
  /** Id of a field's control, or of the search. */
  readonly fieldId: (field: keyof Address | 'search') => string
  readonly errorOf: (field: AddressField | 'search') => string | null
}

type FieldLook = Pick<TextInputProps, 'width' | 'isRequired' | 'inputMode' | 'autoComplete'> & {
  readonly label: AddressMessageId
  readonly hint?: AddressMessageId
}

const LOOKS = {
  streetNumber: { label: 'address.number', width: 'short', inputMode: 'numeric', isRequired: false },
  streetNumberBis: { label: 'address.number-complement', width: 'short', isRequired: false },
  streetType: {
    label: 'address.street-type',
    hint: 'address.street-type.hint',
    isRequired: false,
  },
  streetName: { label: 'address.street-name' },
  complement: { label: 'address.complement', hint: 'address.complement.hint', isRequired: false },
  postOfficeBoxNumber: { label: 'address.po-box', width: 'short', isRequired: false },
  postalCode: {
    label: 'address.postal-code',
    width: 'short',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  locality: { label: 'address.locality', autoComplete: 'address-level2' },
  subRegion: { label: 'address.sub-region', isRequired: false },
  region: { label: 'address.region', autoComplete: 'address-level1', isRequired: false },
  country: { label: 'address.country', autoComplete: 'country-name', isRequired: false },
} as const satisfies Record<keyof Address, FieldLook>

/** The city's maximum length of each field. */
const LONGEST = 200

const RULED: readonly string[] = ['streetNumber', 'streetNumberBis', 'streetName', 'postalCode', 'locality']
const isRuled = (field: keyof Address): field is AddressField => RULED.includes(field)

/** All fields of an address, typed by hand (second document §3 and §5). */
export function AddressFields({ place, address, onChange, fieldId, errorOf }: AddressFieldsProps) {
  const { t } = useI18n<AddressMessageId>()
  const input = (field: keyof Address) => {
    const { label, hint, autoComplete, ...look }: FieldLook = LOOKS[field]
    return (
      <TextInput
        {...look}
        id={fieldId(field)}
        label={t(label)}
        hint={hint && t(hint)}
        autoComplete={autoComplete ? `section-${place} ${autoComplete}` : 'off'}
        value={address[field]}
        onChange={text => onChange({ [field]: field === 'postalCode' ? postalCodeInput(text) : text })}
        maxLength={LONGEST}
        error={isRuled(field) ? errorOf(field) : null}
      />
    )
  }
  return (
    <div className={styles.fields}>
      <div className={styles.street}>
        {input('streetNumber')}
        {input('streetNumberBis')}
        {input('streetType')}
      </div>
      {input('streetName')}
      {input('complement')}
      <div className={styles.town}>
        {input('postalCode')}
        {input('locality')}
      </div>
      <Disclosure summary={t('address.more')}>
        <div className={styles.fields}>
          {input('postOfficeBoxNumber')}
          {input('subRegion')}
          {input('region')}
          {input('country')}
        </div>
      </Disclosure>
    </div>
  )
}
