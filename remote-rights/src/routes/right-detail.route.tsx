import { useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { Banner, ButtonLink, Cluster, Page, PageHeader, StatusBadge } from '@parvis/shared-kernel/ui'
import { ArrowLeftIcon, ShareIcon } from '@parvis/shared-kernel/ui/icon'
import { PaymentPending } from '../features/right-detail/payment-pending.tsx'
import { RightDetail } from '../features/right-detail/right-detail.tsx'
import { useActionDesk } from '../right-actions/use-action-desk.tsx'
import { RightStatus } from '../right-status/right-status.tsx'
import { RightWords } from '../right-words/right-words.tsx'
import { OfflineNote } from '../rights-data/offline-note.tsx'
import { PartFailure } from '../rights-data/part-failure.tsx'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useNow } from '../rights-data/use-now.ts'
import { type RightState, useNamedRight, useRight } from '../rights-data/use-right.ts'
import { useRightWords } from '../words.ts'
import { PaymentScreen } from './payment-screen.tsx'
import styles from './right-detail.module.css'
import { RightDetailSkeleton } from './right-detail-skeleton.tsx'

/** `/souscriptions/{id}` and `/souscriptions/tickets/{id}`: the detail, or with `?idop` how its payment went (D5). */
export function RightDetailRoute() {
  const idop = useSearchParams().get('idop')
  return <RightWords>{idop ? <PaymentScreen operationId={idop} /> : <DetailScreen />}</RightWords>
}

function DetailScreen() {
  const { t } = useRightWords()
  const now = useNow()
  const named = useNamedRight()
  const found = useRight(named, now)
  const desk = useActionDesk()
  const isKnown = found.state === 'ready'
  useScreen(isKnown ? found.view.name : t('rights.title'))
  if (found.state === 'not-found') return <NotFoundScreen />
  return (
    <Page>
      <div className={styles.head}>
        <PageHeader
          title={isKnown ? found.view.name : t(`kind.${named.kind}`)}
          eyebrow={t(`kind.${named.kind}`)}
          back={{ href: '/souscriptions', label: t('rights.back') }}
        />
      </div>
      <div className={styles.body}>
        <OfflineNote />
        <PaymentPending view={isKnown ? found.view : null} />
        {desk.notice && (
          <Banner tone="success" live="status" title={desk.notice} onDismiss={desk.dismissNotice} />
        )}
        {isKnown && <Badges view={found.view} />}
        {isKnown ? <RightDetail {...found} now={now} desk={desk} /> : <Unready found={found} />}
      </div>
      {desk.dialog}
    </Page>
  )
}

function Unready({ found }: { readonly found: Extract<RightState, { state: 'loading' | 'failed' }> }) {
  const { t } = useRightWords()
  if (found.state === 'loading') return <RightDetailSkeleton />
  return (
    <PartFailure
      title={t('rights.failed.title')}
      error={found.error}
      onRetry={found.retry}
      isRetrying={found.isRetrying}
    />
  )
}

/** What may not be seen reads the same as what is not there. */
function NotFoundScreen() {
  const { t } = useRightWords()
  useScreen(t('not-found.title'), true)
  return (
    <Page isNarrow>
      <PageHeader title={t('not-found.title')} lead={t('not-found.body')} />
      <div className={styles.body}>
        <Cluster>
          <ButtonLink href="/souscriptions" icon={ArrowLeftIcon}>
            {t('not-found.action')}
          </ButtonLink>
        </Cluster>
      </div>
    </Page>
  )
}

function Badges({ view }: { readonly view: RightView }) {
  const { t } = useRightWords()
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
