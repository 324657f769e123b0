import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { ButtonLink, Cluster } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import { useAccessMessages } from '../words/lazy-messages.tsx'
import styles from './access.module.css'
import { AccessPage } from './access-page.tsx'

/** Account pages exist only in cities with e-mail accounts (second document §6); elsewhere shows signing in. */
export function OfCustomers({ children }: { readonly children: ReactNode }) {
  const { config } = useRemote()
  return config.loginTypes.includes('CUSTOMER') ? children : <NoAccounts />
}

function NoAccounts() {
  const { config, navigation } = useRemote()
  const { t } = useAccessMessages()
  return (
    <AccessPage title={t('access.closed.title')} hasBack={false}>
      <p className={styles.text}>{t('access.closed.text', { name: config.identityProvider.name })}</p>
      <Cluster>
        <ButtonLink variant="primary" href={navigation.href(PAGES.signIn)}>
          {t('access.sign-in')}
        </ButtonLink>
      </Cluster>
    </AccessPage>
  )
}
