import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, Cluster } from '@parvis/shared-kernel/ui'
import { LogOutIcon } from '@parvis/shared-kernel/ui/icon'
import { useState } from 'react'
import styles from '../../access/access.module.css'
import { FailedCall } from '../../access/failed-call.tsx'
import { useAccessMessages } from '../../messages/lazy-messages.tsx'
import { departureFailure, providerKind } from '../../provider-button/provider.model.ts'
import { ProviderButton } from '../../provider-button/provider-button.tsx'
import { useProviderDeparture } from '../../provider-button/use-provider-departure.ts'

interface GoodLinkProps {
  readonly hash: string
  /** The address that signing in will prove. */
  readonly email: string
}

/**
 * Login or logout (second document §2): the link applies to whoever signs in next, so the page shows who is signed in.
 */
export function GoodLink({ hash, email }: GoodLinkProps) {
  const { session, subscriber, config } = useRemote()
  const { t } = useAccessMessages()
  const { leave, isLeaving, error } = useProviderDeparture(
    () => session.signInWithProvider(PAGES.rights, hash),
    'leaving for the identity provider with a sign-in link',
  )
  const [isSigningOut, setSigningOut] = useState(false)
  const { name } = config.identityProvider
  const isConnected = session.state.kind === 'connected'
  const person = subscriber ? `${subscriber.firstName} ${subscriber.lastName}`.trim() : ''
  const signOut = () => {
    setSigningOut(true)
    session.signOut().catch(() => setSigningOut(false))
  }
  const isCryptography = departureFailure(error) === 'cryptography'
  return (
    <>
      {isConnected && person && (
        <Banner tone="info" title={t('link.signed-in.title')}>
          {person}
        </Banner>
      )}
      <p className={styles.text}>{t(isConnected ? 'link.signed-in' : 'link.good', { name, email })}</p>
      {isCryptography ? (
        <Banner tone="danger" live="alert" title={t('access.not-sent')}>
          {t('link.cryptography')}
        </Banner>
      ) : (
        <FailedCall error={error} title={t('access.not-sent')} />
      )}
      <Cluster>
        <ProviderButton
          kind={providerKind(name)}
          name={name}
          wording={t('link.confirm')}
          isLeaving={isLeaving}
          onPress={leave}
        />
        {isConnected && (
          <Button icon={LogOutIcon} isBusy={isSigningOut} onClick={signOut}>
            {t('link.sign-out')}
          </Button>
        )}
      </Cluster>
    </>
  )
}
