import { useRemote } from '@parvis/shared-kernel/remote'
import { Checkbox, TextInput } from '@parvis/shared-kernel/ui'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import { profileFieldId } from './fault-text.ts'
import type { PartProps } from './part.ts'
import { PendingEmail } from './pending-email.tsx'
import styles from './profile.module.css'

export function ContactPart({ form, write, errorOf }: PartProps) {
  const { config } = useRemote()
  const { t } = useMessages()
  return (
    <SettingsSection title={t('contact.title')} text={t('contact.text')}>
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
      <div className={styles.pair}>
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
      </div>
      {config.features.sms && (
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
