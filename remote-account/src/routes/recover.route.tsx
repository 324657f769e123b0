import { checkRecovery } from '@parvis/shared-kernel/api'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { ButtonLink, Cluster } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import styles from '../access/access.module.css'
import { AccessPage } from '../access/access-page.tsx'
import { Checking } from '../access/checking.tsx'
import { OfCustomers } from '../access/no-accounts.tsx'
import { useAddressSecret } from '../access/use-address-secret.ts'
import { NewPassword } from '../features/recovery/new-password.tsx'
import { AccessMessages, useAccessMessages } from '../words/lazy-messages.tsx'

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
  const { api } = useRemote()
  const { t } = useAccessMessages()
  const recoverId = useAddressSecret('recoverId')
  const [end, setEnd] = useState<'changed' | 'dead' | null>(null)
  const [hasError, setHasError] = useState(false)
  const check = useQuery({
    queryKey: ['recovery', recoverId],
    queryFn: () => checkRecovery(api, recoverId),
    enabled: recoverId !== '',
    // Never refetched: a refetch could remove the form while the password is being chosen.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (end === 'changed') return <Changed />
  if (end === 'dead' || recoverId === '' || check.data === false) return <Dead />
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
        onChanged={() => setEnd('changed')}
        onDead={() => setEnd('dead')}
        onErrorChange={setHasError}
      />
    </AccessPage>
  )
}

function Changed() {
  const { navigation } = useRemote()
  const { t } = useAccessMessages()
  return (
    <AccessPage title={t('recover.done.title')} hasBack={false} takesFocus>
      <p className={styles.text}>{t('recover.done.text')}</p>
      <Cluster>
        <ButtonLink variant="primary" href={navigation.href(PAGES.signIn)}>
          {t('access.sign-in')}
        </ButtonLink>
      </Cluster>
    </AccessPage>
  )
}

function Dead() {
  const { navigation } = useRemote()
  const { t } = useAccessMessages()
  return (
    <AccessPage title={t('recover.dead.title')} hasError takesFocus>
      <p className={styles.text}>{t('recover.dead.text')}</p>
      <Cluster>
        <ButtonLink variant="primary" href={navigation.href(PAGES.forgotPassword)}>
          {t('recover.dead.again')}
        </ButtonLink>
      </Cluster>
    </AccessPage>
  )
}
