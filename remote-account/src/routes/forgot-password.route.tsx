import { useRemote } from '@parvis/shared-kernel/remote'
import { Actions, Button, Note } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import styles from '../access/access.module.css'
import { AccessPage } from '../access/access-page.tsx'
import { OfCustomers } from '../access/no-accounts.tsx'
import { AskRecovery } from '../features/recovery/request-recovery.tsx'
import { AccessMessages, useAccessMessages } from '../messages/lazy-messages.tsx'

/** `/souscriptions/forgotPassword` (second document §2); who is signed in changes the password the same way. */
export function ForgotPasswordRoute() {
  return (
    <AccessMessages>
      <OfCustomers>
        <ForgotPasswordScreen />
      </OfCustomers>
    </AccessMessages>
  )
}

function ForgotPasswordScreen() {
  const { t } = useAccessMessages()
  const own = useRemote().subscriber?.email ?? ''
  const asking = own === '' ? 'forgot' : 'forgot.signed-in'
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const [hasError, setHasError] = useState(false)
  if (askedFor !== null) return <Asked email={askedFor} onOther={() => setAskedFor(null)} />
  return (
    <AccessPage key="ask" title={t(`${asking}.title`)} lead={t(`${asking}.lead`)} hasError={hasError}>
      {/* The profile may arrive after the page. */}
      <AskRecovery key={own} own={own} onAsked={setAskedFor} onErrorChange={setHasError} />
    </AccessPage>
  )
}

function Asked({ email, onOther }: { readonly email: string; readonly onOther: () => void }) {
  const { config } = useRemote()
  const { t } = useAccessMessages()
  const { name } = config.identityProvider
  return (
    <AccessPage title={t('forgot.sent.title')} takesFocus>
      <p className={styles.text} role="status">
        {t('forgot.sent.text', { email })}
      </p>
      <Note>{t('access.junk')}</Note>
      {config.loginTypes.includes('FC') && <Note>{t('forgot.sent.provider', { name })}</Note>}
      <Actions>
        <Button onClick={onOther}>{t('forgot.other')}</Button>
      </Actions>
    </AccessPage>
  )
}
