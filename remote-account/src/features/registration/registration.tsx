import { failureTitle } from '@parvis/shared-kernel/errors'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Button, ErrorSummary, Link, Note, TextInput } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useState } from 'react'
import styles from '../../access/access.module.css'
import { EmailField } from '../../access/email-field.tsx'
import { FailedCall } from '../../access/failed-call.tsx'
import { useKeptTyping } from '../../access/use-kept-typing.ts'
import { useAccessMessages } from '../../messages/lazy-messages.tsx'
import { inSummary } from '../../password-choice/password-choice.model.ts'
import { PasswordChoice } from '../../password-choice/password-choice.tsx'
import {
  BLANK_REGISTRATION,
  type Registration as Form,
  type RegistrationFault,
} from './registration.model.ts'
import { useRegistration } from './use-registration.ts'

const FIELD_IDS = {
  firstName: 'register-first-name',
  lastName: 'register-last-name',
  email: 'register-email',
  password: 'register-password',
  plate: 'register-plate',
} as const satisfies Record<RegistrationFault['field'], string>

interface RegistrationProps {
  /** Passed on from the plate check. */
  readonly plate: string
  readonly onRegistered: (email: string) => void
  readonly onErrorChange: (hasError: boolean) => void
}

/** An account by e-mail and password (second document §2). What is typed survives a reload; the password does not. */
export function Registration({ plate, onRegistered, onErrorChange }: RegistrationProps) {
  const { config } = useRemote()
  const { t } = useAccessMessages()
  const { typed, write } = useKeptTyping('registration', { ...BLANK_REGISTRATION, plate })
  const address = useKeptTyping('address', { email: '' })
  const [password, setPassword] = useState('')
  const form: Form = { ...typed, email: address.typed.email, password }
  const registration = useRegistration(form, () => onRegistered(form.email.trim()))
  const { faults, attempt, error, isBusy, forgive } = registration
  const wordsOf = useFaultMessages()
  const errorOf = (field: RegistrationFault['field']) => {
    const fault = faults.find(one => one.field === field)
    return fault ? wordsOf(fault) : null
  }
  const emailFault = faults.find(fault => fault.field === 'email')?.reason ?? null
  const ofPassword = faults.find(fault => fault.field === 'password')?.reason ?? null
  const hasError = faults.length > 0 || error !== null
  useEffect(() => onErrorChange(hasError), [onErrorChange, hasError])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    registration.submit()
  }
  const change = (field: keyof typeof typed) => (value: string) => {
    write({ [field]: value })
    forgive(field)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary
        faults={
          attempt === 0
            ? []
            : faults.map(fault => ({ fieldId: FIELD_IDS[fault.field], message: wordsOf(fault) }))
        }
        attempt={attempt}
      />
      <FailedCall error={error} title={t(failureTitle(error, 'access.not-sent'))} />
      <div className={styles.names}>
        <TextInput
          id={FIELD_IDS.firstName}
          label={t('register.first-name')}
          value={typed.firstName}
          onChange={change('firstName')}
          error={errorOf('firstName')}
          autoComplete="given-name"
        />
        <TextInput
          id={FIELD_IDS.lastName}
          label={t('register.last-name')}
          value={typed.lastName}
          onChange={change('lastName')}
          error={errorOf('lastName')}
          autoComplete="family-name"
        />
      </div>
      <EmailField
        id={FIELD_IDS.email}
        value={form.email}
        onChange={email => {
          address.write({ email })
          forgive('email')
        }}
        fault={emailFault}
      />
      <PasswordChoice
        id={FIELD_IDS.password}
        label={t('password.choose')}
        value={password}
        onChange={value => {
          setPassword(value)
          forgive('password')
        }}
        fault={ofPassword}
        owner={[form.email, form.firstName, form.lastName, config.name]}
      />
      <TextInput
        id={FIELD_IDS.plate}
        label={t('register.plate')}
        hint={t('register.plate.hint')}
        isRequired={false}
        isPlate
        width="medium"
        value={typed.plate}
        onChange={change('plate')}
        onBlur={() => void registration.askPlate()}
        error={errorOf('plate')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Terms />
      <Button type="submit" variant="primary" isBusy={isBusy} isWide>
        {t('register.submit')}
      </Button>
    </form>
  )
}

function Terms() {
  const { t } = useAccessMessages()
  return (
    <div>
      <Note>{t('register.terms')}</Note>
      <div className={styles.links}>
        <Link href={PAGES.terms} isAlone>
          {t('register.terms.link')}
        </Link>
        <Link href={PAGES.privacy} isAlone>
          {t('register.privacy.link')}
        </Link>
      </div>
    </div>
  )
}

function useFaultMessages() {
  const { t } = useAccessMessages()
  return (fault: RegistrationFault): string => {
    if (fault.field === 'email') return t(`access.email.${fault.reason}`)
    if (fault.field === 'password') return t(inSummary(fault.reason))
    return t(`register.fault.${fault.field}`)
  }
}
