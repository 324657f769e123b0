import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { useLocation, useNavigate, useRemote } from '@parvis/shared-kernel/remote'
import { Link, Note } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { AccessPage } from '../access/access-page.tsx'
import { HIDDEN } from '../access/address-secret.model.ts'
import { OfCustomers } from '../access/no-accounts.tsx'
import { Registration } from '../features/registration/registration.tsx'
import { AccessMessages, useAccessMessages } from '../messages/lazy-messages.tsx'
import { OWN_PAGES } from '../own-pages.ts'

/** `/souscriptions/registerCustomer` (second document §2). */
export function RegisterRoute() {
  return (
    <AccessMessages>
      <OfCustomers>
        <RegisterScreen />
      </OfCustomers>
    </AccessMessages>
  )
}

function RegisterScreen() {
  const { config } = useRemote()
  const { t } = useAccessMessages()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [hasError, setHasError] = useState(false)
  const { name } = config.identityProvider
  return (
    <AccessPage title={t('register.title')} lead={t('register.lead')} hasError={hasError}>
      {config.loginTypes.includes('FC') && (
        <Note>
          {t('register.other.text', { name })}{' '}
          <Link href={PAGES.signIn}>{t('register.other.link', { name })}</Link>
        </Note>
      )}
      <Registration
        plate={plateIn(state)}
        onErrorChange={setHasError}
        onRegistered={email =>
          navigate(pathTo(OWN_PAGES.emailAwaited, { email: HIDDEN }), {
            state: { secret: email, isSent: true },
          })
        }
      />
    </AccessPage>
  )
}

/** Plate from the preceding check. */
function plateIn(state: unknown): string {
  const plate = typeof state === 'object' && state !== null && 'plate' in state ? state.plate : null
  return typeof plate === 'string' ? plate : ''
}
