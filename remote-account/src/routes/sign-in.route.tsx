import { insideSentence } from '@parvis/shared-kernel/formats'
import { useNavigate, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { Banner, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { PasswordSignIn } from '../features/password-sign-in/password-sign-in.tsx'
import { ProviderSignIn } from '../features/provider-sign-in/provider-sign-in.tsx'
import { SignedIn } from '../features/signed-in/signed-in.tsx'
import { Welcome } from '../features/welcome/welcome.tsx'
import { forgetReturn } from '../return-to/return-memory.ts'
import { isReturning } from '../return-to/return-path.model.ts'
import { useReturnPath } from '../return-to/use-return-path.ts'
import { useMessages } from '../use-messages.ts'
import styles from './sign-in.module.css'

/** `/sign-in`, and any subscriber page opened without a session (second document §2). */
export function SignInRoute() {
  const { session } = useRemote()
  const { t } = useMessages()
  const returnTo = useReturnPath()
  const isConnected = session.state.kind === 'connected'
  // A citizen signing in on this page is being redirected: do not show the "already signed in" page.
  const [wasConnected] = useState(isConnected)
  const isSignedIn = isConnected && wasConnected
  const [hasError, setHasError] = useState(false)
  useScreen(t(isSignedIn ? 'signed-in.title' : 'sign-in.title'), hasError && !isSignedIn)
  const lead = isReturning(returnTo) ? 'sign-in.lead.returning' : 'sign-in.lead'
  return (
    <>
      <PageHeader
        title={t(isSignedIn ? 'signed-in.title' : 'sign-in.title')}
        lead={t(isSignedIn ? 'signed-in.lead' : lead)}
      />
      <div className={styles.screen}>
        {isSignedIn ? (
          <SignedIn returnTo={returnTo} />
        ) : (
          <SignInWays returnTo={returnTo} onErrorChange={setHasError} />
        )}
        <aside className={styles.aside}>
          <Welcome />
        </aside>
      </div>
    </>
  )
}

interface SignInWaysProps {
  readonly returnTo: string
  readonly onErrorChange: (hasError: boolean) => void
}

function SignInWays({ returnTo, onErrorChange }: SignInWaysProps) {
  const { session, config } = useRemote()
  const { t } = useMessages()
  const navigate = useNavigate()
  const hasExpired = session.state.kind === 'expired'
  const hasProvider = config.loginTypes.includes('FC')
  const hasPassword = config.loginTypes.includes('CUSTOMER')
  return (
    <Stack gap={8}>
      {hasExpired && (
        <Banner tone="info" title={t('sign-in.expired.title')}>
          {t('sign-in.expired.text')}
        </Banner>
      )}
      {session.state.kind === 'disconnected' && session.state.wasRefused && (
        <Banner tone="info" title={t('sign-in.closed.title')}>
          {t('sign-in.closed.text')}
        </Banner>
      )}
      {!hasProvider && !hasPassword && <NoKnownWay />}
      {hasProvider && <ProviderSignIn returnTo={returnTo} />}
      {hasProvider && hasPassword && (
        <p className={styles.or}>
          <span>{t('sign-in.or')}</span>
        </p>
      )}
      {hasPassword && (
        <PasswordSignIn
          onErrorChange={onErrorChange}
          onSignedIn={() => {
            forgetReturn()
            navigate(returnTo, { replace: true })
          }}
        />
      )}
    </Stack>
  )
}

/** The city's only sign-in type may be newer than this portal (D17): show contacts instead of an empty page. */
function NoKnownWay() {
  const { t, locale } = useMessages()
  const { phone, email, desk } = useRemote().config.contact
  return (
    <Banner tone="warning" title={t('sign-in.no-way.title')}>
      {t('sign-in.no-way.text', { phone, email, desk: insideSentence(desk[locale]) })}
    </Banner>
  )
}
