import { useI18n } from '@parvis/shared-kernel/i18n'
import { useLocation, useNavigate, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { Banner, Columns, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { PasswordSignIn } from '../features/password-sign-in/password-sign-in.tsx'
import { ProviderSignIn } from '../features/provider-sign-in/provider-sign-in.tsx'
import { SignedIn } from '../features/signed-in/signed-in.tsx'
import { Welcome } from '../features/welcome/welcome.tsx'
import type { AccountMessageId } from '../messages/fr.ts'
import { isReturning, returnPath } from '../return-to/return-path.model.ts'
import styles from './sign-in.module.css'

/** `/sign-in`, and whatever page of a subscriber is opened signed out (second document §2). */
export function SignInRoute() {
  const { session } = useRemote()
  const { t } = useI18n<AccountMessageId>()
  const { state } = useLocation()
  const returnTo = returnPath(state)
  const isConnected = session.state.kind === 'connected'
  // Who signs in on this very page is on the way to another one: no word about being signed in already.
  const [wasConnected] = useState(isConnected)
  const isSignedIn = isConnected && wasConnected
  useScreen(t(isSignedIn ? 'signed-in.title' : 'sign-in.title'))
  return (
    <Columns aside={<Welcome />}>
      {isSignedIn ? <SignedIn returnTo={returnTo} /> : <Doors returnTo={returnTo} />}
    </Columns>
  )
}

function Doors({ returnTo }: { readonly returnTo: string }) {
  const { session, config } = useRemote()
  const { t } = useI18n<AccountMessageId>()
  const navigate = useNavigate()
  const hasExpired = session.state.kind === 'expired'
  const hasProvider = config.loginTypes.includes('FC')
  const hasPassword = config.loginTypes.includes('CUSTOMER')
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('sign-in.title')}
        lead={t(isReturning(returnTo) ? 'sign-in.lead.returning' : 'sign-in.lead')}
      />
      {hasExpired && (
        <Banner tone="info" title={t('sign-in.expired.title')}>
          {t('sign-in.expired.text')}
        </Banner>
      )}
      {hasProvider && <ProviderSignIn returnTo={returnTo} />}
      {hasProvider && hasPassword && (
        <p className={styles.or}>
          <span>{t('sign-in.or')}</span>
        </p>
      )}
      {hasPassword && <PasswordSignIn onSignedIn={() => navigate(returnTo, { replace: true })} />}
    </Stack>
  )
}
