import { confirmEmail } from '@parvis/shared-kernel/api'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useLocation, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import styles from '../access/access.module.css'
import { AccessPage } from '../access/access-page.tsx'
import { Checking } from '../access/checking.tsx'
import { forgetTyped } from '../access/kept-typing.model.ts'
import { OfCustomers } from '../access/no-accounts.tsx'
import { OutcomePage } from '../access/outcome-page.tsx'
import { useAddressSecret } from '../access/use-address-secret.ts'
import { useKeptTyping } from '../access/use-kept-typing.ts'
import { AskAgain } from '../features/email-confirmation/ask-again.tsx'
import { ConfirmationAwaited } from '../features/email-confirmation/confirmation-awaited.tsx'
import { AccessMessages, useAccessMessages } from '../messages/lazy-messages.tsx'
import { rememberReturn } from '../return-to/return-memory.ts'
import { returnPath } from '../return-to/return-path.model.ts'

/** `/souscriptions/verify/:email`: an account awaiting confirmation of its address (second document §2). */
export function VerifyRoute() {
  const secret = useAddressSecret('email')
  return (
    <AccessMessages>
      <OfCustomers>
        {secret.includes('@') ? <Awaited email={secret} /> : <Confirming token={secret} isUpdate={false} />}
      </OfCustomers>
    </AccessMessages>
  )
}

/** `/verify/email/:token`: target of the registration link. */
export const VerifyLinkRoute = () => <TokenRoute isUpdate={false} />

/** `/verify/update/email/:token`: target of the link for a changed address. */
export const VerifyUpdateRoute = () => <TokenRoute isUpdate />

function TokenRoute({ isUpdate }: { readonly isUpdate: boolean }) {
  const token = useAddressSecret('token')
  return (
    <AccessMessages>
      <OfCustomers>
        <Confirming token={token} isUpdate={isUpdate} />
      </OfCustomers>
    </AccessMessages>
  )
}

function Awaited({ email }: { readonly email: string }) {
  const { t } = useAccessMessages()
  const { state } = useLocation()
  const [isSent] = useState(typeof state === 'object' && state !== null && 'isSent' in state)
  return (
    <AccessPage title={t('confirm.wait.title')}>
      <ConfirmationAwaited email={email} isSent={isSent} />
    </AccessPage>
  )
}

interface ConfirmingProps {
  readonly token: string
  /** The account already has an address, which this one replaces. */
  readonly isUpdate: boolean
}

function Confirming({ token, isUpdate }: ConfirmingProps) {
  const { api } = useRemote()
  const { t } = useAccessMessages()
  const check = useQuery({
    queryKey: ['confirmation', token],
    queryFn: () => confirmEmail(api, token),
    enabled: token !== '',
    // The link works once: its response is kept as long as the page.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (token === '') return <Dead isUpdate={isUpdate} />
  if (!check.data)
    return (
      <Checking
        title={t('confirm.checking')}
        error={check.error}
        isChecking={check.isFetching}
        onRetry={() => void check.refetch()}
      />
    )
  const { isValid, email, returnTo } = check.data
  if (!isValid) return <Dead isUpdate={isUpdate} />
  return <Confirmed email={email ?? ''} returnTo={returnTo} isUpdate={isUpdate} />
}

interface ConfirmedProps {
  readonly email: string
  /** Page that was open before registering. */
  readonly returnTo: string | null
  readonly isUpdate: boolean
}

function Confirmed({ email, returnTo, isUpdate }: ConfirmedProps) {
  const { session, subscriber, announce } = useRemote()
  const { t } = useAccessMessages()
  const isConnected = session.state.kind === 'connected'
  // A link may be opened where another person is signed in: they have to change places first.
  const isOwn = isConnected && [subscriber?.email, subscriber?.pendingEmail].includes(email)
  const { write } = useKeptTyping('address', { email: '' })
  // Prefill signing in with the address; the registration's kept answers are no longer needed.
  useEffect(() => {
    write({ email })
    forgetTyped('registration')
    if (returnTo) rememberReturn(returnTo)
  }, [write, email, returnTo])
  useEffect(() => {
    if (isConnected) announce({ kind: 'subscriber-changed' })
  }, [isConnected, announce])
  return (
    <OutcomePage
      title={t('confirm.done.title')}
      hasBack={false}
      takesFocus
      text={t(isUpdate ? 'confirm.done.update' : isOwn ? 'confirm.done.own' : 'confirm.done.text', { email })}
      to={isOwn ? returnPath({ returnTo }) : PAGES.signIn}
      label={t(isOwn ? 'access.go-on' : 'access.sign-in')}
    />
  )
}

function Dead({ isUpdate }: { readonly isUpdate: boolean }) {
  const { subscriber } = useRemote()
  const { t } = useAccessMessages()
  return (
    <OutcomePage
      title={t('confirm.dead.title')}
      hasError
      hasBack={false}
      takesFocus
      {...useDeadText(isUpdate, subscriber?.email)}
    >
      {isUpdate ? (
        <p className={styles.text}>
          {t(subscriber ? 'confirm.dead.connected.update' : 'confirm.dead.update')}
        </p>
      ) : (
        <AskAgain />
      )}
    </OutcomePage>
  )
}

/** Who is signed in is told the account's address, not to sign in: often it is their own link, opened twice. */
function useDeadText(isUpdate: boolean, email: string | undefined) {
  const { t } = useAccessMessages()
  if (email === undefined)
    return { text: t('confirm.dead.text'), to: PAGES.signIn, label: t('access.sign-in') }
  const text = t('confirm.dead.connected', { hasEmail: String(email !== ''), email })
  return isUpdate
    ? { text, to: PAGES.settings, label: t('confirm.dead.profile') }
    : { text, to: PAGES.rights, label: t('access.go-on') }
}
