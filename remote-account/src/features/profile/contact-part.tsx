import { useRemote } from '@parvis/shared-kernel/remote'
import { Checkbox, TextInput } from '@parvis/shared-kernel/ui'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import { profileFieldId } from './fault-text.ts'
import type { PartProps } from './part.ts'
import { PendingEmail } from './pending-email.tsx'
import styles from './profile.module.css'

export function ContactPart(part: PartProps) {
  const { config } = useRemote()
  const { t } = useMessages()
  const { form, shown, write } = part
  const phones = shown.filter(group => group === 'phoneNumber' || group === 'homePhoneNumber')
  return (
    <SettingsSection title={t('contact.title')} text={t('contact.text')}>
      {shown.includes('email') && <Email {...part} />}
      {phones.length > 0 && (
        <div className={styles.pair}>
          {shown.includes('phoneNumber') && <Mobile {...part} />}
          {shown.includes('homePhoneNumber') && <HomePhone {...part} />}
        </div>
      )}
      {config.features.sms && shown.includes('phoneNumber') && (
        <Checkbox
          label={t('contact.sms')}
          hint={t('contact.sms.hint')}
          isChecked={form.shouldReceiveSms}
          onChange={shouldReceiveSms => write({ shouldReceiveSms }, 'phoneNumber')}
        />
      )}
    </SettingsSection>
  )
}

function Email({ form, write, errorOf }: PartProps) {
  const { t } = useMessages()
  return (
    <div>
      <TextInput
        id={profileFieldId('email')}
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={form.email}
        onChange={email => write({ email }, 'email')}
        error={errorOf('email')}
      />
      <PendingEmail />
    </div>
  )
}

function Mobile({ form, write, errorOf }: PartProps) {
  const { config } = useRemote()
  const { t } = useMessages()
  return (
    <TextInput
      id={profileFieldId('phoneNumber')}
      label={t('contact.phone')}
      hint={t('contact.phone.hint')}
      type="tel"
      autoComplete="mobile tel"
      isRequired={config.features.sms && form.shouldReceiveSms}
      value={form.phoneNumber}
      onChange={phoneNumber => write({ phoneNumber }, 'phoneNumber')}
      error={errorOf('phoneNumber')}
    />
  )
}

function HomePhone({ form, write, errorOf }: PartProps) {
  const { t } = useMessages()
  return (
    <TextInput
      id={profileFieldId('homePhoneNumber')}
      label={t('contact.home-phone')}
      hint={t('contact.home-phone.hint')}
      type="tel"
      autoComplete="home tel"
      isRequired={false}
      value={form.homePhoneNumber}
      onChange={homePhoneNumber => write({ homePhoneNumber }, 'homePhoneNumber')}
      error={errorOf('homePhoneNumber')}
    />
  )
}
