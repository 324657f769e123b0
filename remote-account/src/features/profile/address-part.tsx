import { AddressAnswer } from '@parvis/shared-kernel/address'
import type { Address, AddressField } from '@parvis/shared-kernel/subscriber'
import { Banner } from '@parvis/shared-kernel/ui'
import type { AccountMessageId } from '../../messages/fr.ts'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import { profileFieldId } from './fault-text.ts'
import type { PartProps } from './part.ts'
import type { ProfileField } from './profile.model.ts'

type AddressGroup = 'address' | 'professionalAddress'

const NAMES = {
  address: 'address.title',
  professionalAddress: 'professional.address',
} as const satisfies Record<AddressGroup, AccountMessageId>

const RULED = [
  'streetNumber',
  'streetNumberBis',
  'streetName',
  'postalCode',
  'locality',
] as const satisfies readonly AddressField[]

const fieldIn = (group: AddressGroup, field: keyof Address | 'search') => `${group}.${field}` as ProfileField

/** One of the profile's two addresses. */
export function ProfileAddress({
  group,
  form,
  edition,
  visitorAddress,
  asked,
  write,
  search,
  errorOf,
}: PartProps & { readonly group: AddressGroup }) {
  const { t } = useMessages()
  const address = form[group]
  const change = (parts: Partial<Address>) =>
    write(
      { [group]: { ...address, ...parts } },
      ...Object.keys(parts).map(field => fieldIn(group, field as keyof Address)),
    )
  return (
    <>
      {visitorAddress !== null && address === visitorAddress && (
        <Banner tone="info">{t('address.told')}</Banner>
      )}
      <AddressAnswer
        key={edition}
        name={t(NAMES[group])}
        place={group === 'address' ? 'home' : 'work'}
        isRequired={asked === group}
        address={address}
        onChange={change}
        onSearch={text => search(group, text)}
        fieldId={field => profileFieldId(fieldIn(group, field))}
        errorOf={field => errorOf(fieldIn(group, field))}
        hasFaults={RULED.some(field => errorOf(fieldIn(group, field)) !== null)}
      />
    </>
  )
}

export function AddressPart(part: PartProps) {
  const { t } = useMessages()
  return (
    <SettingsSection title={t('address.title')} text={t('address.text')}>
      <ProfileAddress {...part} group="address" />
    </SettingsSection>
  )
}
