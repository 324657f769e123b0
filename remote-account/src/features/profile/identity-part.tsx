import { RadioCards, TextInput } from '@parvis/shared-kernel/ui'
import type { AccountMessageId } from '../../messages/fr.ts'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import { profileFieldId } from './fault-text.ts'
import type { PartProps } from './part.ts'
import styles from './profile.module.css'

const GENDERS = [
  { value: 'female', label: 'identity.gender.female' },
  { value: 'male', label: 'identity.gender.male' },
  { value: '', label: 'identity.gender.none' },
] as const satisfies readonly { value: string; label: AccountMessageId }[]

export function IdentityPart({ form, write, errorOf }: PartProps) {
  const { t } = useMessages()
  return (
    <SettingsSection title={t('identity.title')} text={t('identity.text')}>
      <div className={styles.gender}>
        <RadioCards
          id="profile-gender"
          label={t('identity.gender')}
          isRequired={false}
          columns={3}
          options={GENDERS.map(({ value, label }) => ({ value, label: t(label) }))}
          value={form.gender}
          onChange={gender => write({ gender })}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          id={profileFieldId('firstName')}
          label={t('identity.first-name')}
          autoComplete="given-name"
          value={form.firstName}
          onChange={firstName => write({ firstName }, 'firstName')}
          error={errorOf('firstName')}
        />
        <TextInput
          id={profileFieldId('lastName')}
          label={t('identity.last-name')}
          autoComplete="family-name"
          value={form.lastName}
          onChange={lastName => write({ lastName }, 'lastName')}
          error={errorOf('lastName')}
        />
      </div>
    </SettingsSection>
  )
}
