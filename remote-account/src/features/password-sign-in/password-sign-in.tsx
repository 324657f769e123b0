import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { useNavigate, useOneAtATime, useRemote } from '@parvis/shared-kernel/remote'
import { Button, ErrorSummary, type FieldFault, Heading, Link, TextInput } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useState } from 'react'
import access from '../../access/access.module.css'
import { useKeptTyping } from '../../access/use-kept-typing.ts'
import type { AccountMessageId } from '../../messages/fr.ts'
import { OWN_PAGES } from '../../own-pages.ts'
import { PasswordInput } from '../../reveal/password-input.tsx'
import { useMessages } from '../../use-messages.ts'
import {
  blankFields,
  type CredentialField,
  type Credentials,
  type LoginRefusal,
  loginRefusal,
} from './password-sign-in.model.ts'
import styles from './password-sign-in.module.css'

const FIELD_IDS = { login: 'sign-in-login', password: 'sign-in-password' } as const
const BLANK = {
  login: 'sign-in.login.mandatory',
  password: 'sign-in.password.mandatory',
} as const satisfies Record<CredentialField, AccountMessageId>
const REFUSED = {
  'wrong-login': 'sign-in.refused.wrong-login',
  'not-verified': 'sign-in.refused.not-verified',
  'too-many': 'sign-in.refused.too-many',
  network: 'ui.failure.network',
  unavailable: 'sign-in.refused.unavailable',
} as const satisfies Record<LoginRefusal, AccountMessageId | 'ui.failure.network'>

interface PasswordSignInProps {
  readonly onSignedIn: () => void
  /** Called as failures come and go: the screen's title reports them. */
  readonly onErrorChange: (hasError: boolean) => void
}

/** E-mail and password, for cities that have them (second document §6). Input survives every failure. */
export function PasswordSignIn({ onSignedIn, onErrorChange }: PasswordSignInProps) {
  const { t } = useMessages()
  // The address survives reloads and prefills the pages that ask for it; the password never leaves this form.
  const { typed, write: writeLogin, forget } = useKeptTyping('address', { email: '' })
  const [password, setPassword] = useState('')
  const credentials: Credentials = { login: typed.email, password }
  const { attempt, blank, refusal, isBusy, submit } = useAttempt(credentials, () => {
    forget()
    onSignedIn()
  })
  const errorOf = (field: CredentialField) => (blank.includes(field) ? t(BLANK[field]) : null)
  const faults: FieldFault[] = blank.map(field => ({ fieldId: FIELD_IDS[field], message: t(BLANK[field]) }))
  if (refusal) faults.push({ fieldId: null, message: t(REFUSED[refusal]) })
  const hasError = faults.length > 0
  useEffect(() => onErrorChange(hasError), [onErrorChange, hasError])
  return (
    <form className={access.form} onSubmit={submit} noValidate aria-labelledby="sign-in-password-title">
      <Heading level={2} look={3} id="sign-in-password-title">
        {t('sign-in.password.title')}
      </Heading>
      <ErrorSummary faults={faults} attempt={attempt} title={t('sign-in.refused.title')} />
      {refusal === 'not-verified' && <ConfirmAgain email={credentials.login} />}
      <TextInput
        id={FIELD_IDS.login}
        name="username"
        type="email"
        label={t('sign-in.login')}
        value={credentials.login}
        onChange={email => writeLogin({ email })}
        error={errorOf('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        id={FIELD_IDS.password}
        name="password"
        label={t('sign-in.password')}
        value={credentials.password}
        onChange={setPassword}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" isBusy={isBusy} isWide>
          {t('sign-in.submit')}
        </Button>
      </div>
      <OtherWays />
    </form>
  )
}

/** Correct password but unconfirmed address: offers to resend the e-mail. */
function ConfirmAgain({ email }: { readonly email: string }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  return (
    <div>
      <Button
        onClick={() =>
          navigate(pathTo(OWN_PAGES.emailAwaited, { email: 'lien' }), { state: { secret: email.trim() } })
        }
      >
        {t('sign-in.confirm-again')}
      </Button>
    </div>
  )
}

/** Links for citizens without an account or password. */
function OtherWays() {
  const { t } = useMessages()
  return (
    <div className={access.links}>
      <Link href={PAGES.forgotPassword} isAlone>
        {t('sign-in.forgot')}
      </Link>
      <Link href={PAGES.register} isAlone>
        {t('sign-in.register')}
      </Link>
    </div>
  )
}

interface Attempt {
  /** Number of attempts: each failure moves the focus to the fault. */
  readonly attempt: number
  readonly blank: readonly CredentialField[]
  readonly refusal: LoginRefusal | null
  readonly isBusy: boolean
}

const NOT_TRIED: Attempt = { attempt: 0, blank: [], refusal: null, isBusy: false }

function useAttempt(credentials: Credentials, onSignedIn: () => void) {
  const { session, report } = useRemote()
  const [state, setState] = useState(NOT_TRIED)
  const once = useOneAtATime()
  const fail = (refusal: LoginRefusal) =>
    setState(({ attempt }) => ({ attempt: attempt + 1, blank: [], refusal, isBusy: false }))
  const tryIt = async () => {
    try {
      const result = await session.signInWithPassword(credentials.login.trim(), credentials.password)
      if (result.signedIn) onSignedIn()
      else fail(loginRefusal(result.failure))
    } catch (error) {
      report(error, 'sign-in by password')
      fail('unavailable')
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.isBusy) return
    const blank = blankFields(credentials)
    if (blank.length > 0) {
      setState(({ attempt }) => ({ attempt: attempt + 1, blank, refusal: null, isBusy: false }))
      return
    }
    setState(({ attempt }) => ({ attempt, blank: [], refusal: null, isBusy: true }))
    once(tryIt)
  }
  return { ...state, submit }
}
