import { useLocation, useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { Banner, Cluster, Page, PageHeader, StatusBadge } from '@parvis/shared-kernel/ui'
import { HourglassIcon, ShareIcon } from '@parvis/shared-kernel/ui/icon'
import { RightDetail } from '../features/right-detail/right-detail.tsx'
import { RightNotFound } from '../features/right-detail/right-not-found.tsx'
import { useActionDesk } from '../right-actions/use-action-desk.tsx'
import { RightStatus } from '../right-status/right-status.tsx'
import { PartFailure } from '../rights-data/part-failure.tsx'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useNow } from '../rights-data/use-now.ts'
import { type RightState, useNamedRight, useRight } from '../rights-data/use-right.ts'
import { useWords } from '../words.ts'
import { PaymentScreen } from './payment-screen.tsx'
import styles from './right-detail.module.css'
import { RightDetailSkeleton } from './right-detail-skeleton.tsx'

/** `/souscriptions/{id}` and `/souscriptions/tickets/{id}`: the detail, or with `?idop` how its payment went (D5). */
export function RightDetailRoute() {
  const idop = useSearchParams().get('idop')
  return idop ? <PaymentScreen operationId={idop} /> : <DetailScreen />
}

function DetailScreen() {
  const { t } = useWords()
  const now = useNow()
  const named = useNamedRight()
  const found = useRight(named, now)
  const desk = useActionDesk()
  const isKnown = found.state === 'ready'
  const title = isKnown
    ? found.view.name
    : t(found.state === 'not-found' ? 'not-found.title' : 'rights.title')
  useScreen(title)
  return (
    <Page>
      <PageHeader
        title={isKnown || found.state === 'not-found' ? title : t(`kind.${named.kind}`)}
        eyebrow={isKnown ? t(`kind.${named.kind}`) : undefined}
        back={{ href: '/souscriptions', label: t('rights.back') }}
      />
      <div className={styles.body}>
        <PaymentStillPending />
        {desk.notice && <Banner tone="success" title={desk.notice} onDismiss={desk.dismissNotice} />}
        {isKnown && <Badges view={found.view} />}
        {isKnown ? <RightDetail {...found} now={now} desk={desk} /> : <Unready found={found} />}
      </div>
      {desk.dialog}
    </Page>
  )
}

function Unready({ found }: { readonly found: Exclude<RightState, { state: 'ready' }> }) {
  const { t } = useWords()
  if (found.state === 'loading') return <RightDetailSkeleton />
  if (found.state === 'not-found') return <RightNotFound />
  return (
    <PartFailure
      title={t('rights.failed.title')}
      error={found.error}
      onRetry={found.retry}
      isRetrying={found.isRetrying}
    />
  )
}

function Badges({ view }: { readonly view: RightView }) {
  const { t } = useWords()
  const { canWithdraw, isCurrentlyShared } = view.right
  return (
    <Cluster>
      <RightStatus view={view} />
      {(canWithdraw || isCurrentlyShared) && (
        <StatusBadge
          tone="neutral"
          icon={ShareIcon}
          label={t(canWithdraw ? 'right.shared-with-me' : 'right.shared')}
        />
      )}
    </Cluster>
  )
}

/** Whoever comes from a payment that is still being confirmed is told not to pay again (D5). */
function PaymentStillPending() {
  const { t } = useWords()
  const { state } = useLocation()
  if (state !== 'payment-pending') return null
  return (
    <Banner tone="info" icon={HourglassIcon}>
      {t('detail.payment-pending')}
    </Banner>
  )
}
