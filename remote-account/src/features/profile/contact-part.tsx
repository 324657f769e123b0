import { useRemote } from '@parvis/shared-kernel/remote'
import { Checkbox, TextInput } from '@parvis/shared-kernel/ui'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import { profileFieldId } from './fault-text.ts'
import type { PartProps } from './part.ts'
import { PendingEmail } from './pending-email.tsx'
import styles from './profile.module.css'

const PHONES = [
  { field: 'phoneNumber', words: 'contact.phone', autoComplete: 'mobile tel' },
  { field: 'homePhoneNumber', words: 'contact.home-phone', autoComplete: 'home tel' },
] as const

export function ContactPart(part: PartProps) {
  const { sms: hasSms } = useRemote().config.features
  const { t } = useMessages()
  const { form, shown, write } = part
  const phones = PHONES.filter(({ field }) => shown.includes(field))
  return (
    <SettingsSection title={t('contact.title')} text={t('contact.text')}>
      {shown.includes('email') && <Email {...part} />}
      {phones.length > 0 && (
        <div className={styles.pair}>
          {phones.map(phone => (
            <Phone key={phone.field} part={part} phone={phone} />
          ))}
        </div>
      )}
      {hasSms && shown.includes('phoneNumber') && (
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

function Phone({ part, phone }: { readonly part: PartProps; readonly phone: (typeof PHONES)[number] }) {
  const { sms: hasSms } = useRemote().config.features
  const { t } = useMessages()
  const { form, write, errorOf } = part
  const { field, words, autoComplete } = phone
  return (
    <TextInput
      id={profileFieldId(field)}
      label={t(words)}
      hint={t(`${words}.hint`)}
      type="tel"
      autoComplete={autoComplete}
      isRequired={field === 'phoneNumber' && hasSms && form.shouldReceiveSms}
      value={form[field]}
      onChange={value => write({ [field]: value }, field)}
      error={errorOf(field)}
    />
  )
}
