import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import { useAccessMessages } from '../messages/lazy-messages.tsx'
import { OutcomePage } from './outcome-page.tsx'

/** Account pages exist only in cities with e-mail accounts (second document §6); elsewhere shows signing in. */
export function OfCustomers({ children }: { readonly children: ReactNode }) {
  const { config } = useRemote()
  return config.loginTypes.includes('CUSTOMER') ? children : <NoAccounts />
}

function NoAccounts() {
  const { config } = useRemote()
  const { t } = useAccessMessages()
  return (
    <OutcomePage
      title={t('access.closed.title')}
      hasBack={false}
      text={t('access.closed.text', { name: config.identityProvider.name })}
      to={PAGES.signIn}
      label={t('access.sign-in')}
    />
  )
}
