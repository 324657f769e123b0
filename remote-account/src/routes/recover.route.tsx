import { checkRecovery } from '@parvis/shared-kernel/api'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import { AccessPage } from '../access/access-page.tsx'
import { Checking } from '../access/checking.tsx'
import { OfCustomers } from '../access/no-accounts.tsx'
import { OutcomePage } from '../access/outcome-page.tsx'
import { useAddressSecret, useSpentSecret } from '../access/use-address-secret.ts'
import { NewPassword } from '../features/recovery/new-password.tsx'
import { AccessMessages, useAccessMessages } from '../messages/lazy-messages.tsx'
import { rememberReturn } from '../return-to/return-memory.ts'

/** `/souscriptions/recover/:recoverId`: target of the recovery link (second document §2). */
export function RecoverRoute() {
  return (
    <AccessMessages>
      <OfCustomers>
        <RecoverScreen />
      </OfCustomers>
    </AccessMessages>
  )
}

function RecoverScreen() {
  const { api, announce } = useRemote()
  const { t } = useAccessMessages()
  const recoverId = useAddressSecret('recoverId')
  const [isChanged, noteChanged] = useSpentSecret()
  const [isDead, setDead] = useState(false)
  const [hasError, setHasError] = useState(false)
  const check = useQuery({
    queryKey: ['recovery', recoverId],
    queryFn: () => checkRecovery(api, recoverId),
    enabled: recoverId !== '',
    // Never refetched: a refetch could remove the form while the password is being chosen.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const returnTo = check.data?.returnTo
  useEffect(() => {
    if (returnTo) rememberReturn(returnTo)
  }, [returnTo])
  // Re-reads the session: the new password has ended it, unless it is another person's.
  useEffect(() => {
    if (isChanged) announce({ kind: 'subscriber-changed' })
  }, [isChanged, announce])
  if (isChanged) return <Changed />
  if (isDead || recoverId === '' || check.data?.isValid === false) return <Dead />
  if (check.data === undefined)
    return (
      <Checking
        title={t('recover.checking')}
        error={check.error}
        isChecking={check.isFetching}
        onRetry={() => void check.refetch()}
      />
    )
  return (
    <AccessPage title={t('recover.title')} lead={t('recover.lead')} hasError={hasError} takesFocus>
      <NewPassword
        recoverId={recoverId}
        onChanged={noteChanged}
        onDead={() => setDead(true)}
        onErrorChange={setHasError}
      />
    </AccessPage>
  )
}

function Changed() {
  const { t } = useAccessMessages()
  return (
    <OutcomePage
      title={t('recover.done.title')}
      hasBack={false}
      takesFocus
      text={t('recover.done.text')}
      to={PAGES.signIn}
      label={t('access.sign-in')}
    />
  )
}

function Dead() {
  const { t } = useAccessMessages()
  return (
    <OutcomePage
      title={t('recover.dead.title')}
      hasError
      takesFocus
      text={t('recover.dead.text')}
      to={PAGES.forgotPassword}
      label={t('recover.dead.again')}
    />
  )
}
