import { PartFailure, usePassingTime } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { lazyChunk, useScreen, useScreenPlace, useSearch } from '@parvis/shared-kernel/remote'
import { ButtonLink, Cluster, Page, PageHeader } from '@parvis/shared-kernel/ui'
import { ArrowLeftIcon } from '@parvis/shared-kernel/ui/icon'
import { use } from 'react'
import { PaymentPending } from '../features/right-detail/payment-pending.tsx'
import { RightDetail } from '../features/right-detail/right-detail.tsx'
import { useActionHandlers } from '../right-actions/use-action-handlers.tsx'
import { RightMessages } from '../right-messages/right-messages.tsx'
import { RightStatus, SharedBadge } from '../right-status/right-status.tsx'
import { CatalogueWarning } from '../rights-data/catalogue-warning.tsx'
import { OfflineNote } from '../rights-data/offline-note.tsx'
import { type RightState, useNamedRight, useRight } from '../rights-data/use-right.ts'
import { useRightMessages } from '../use-messages.ts'
import { PaymentScreen } from './payment-screen.tsx'
import styles from './right-detail.module.css'
import { RightDetailSkeleton } from './right-detail-skeleton.tsx'
import type { RightSheetProps } from './right-sheet.tsx'

/**
 * `/souscriptions/{id}` and `/souscriptions/tickets/{id}`: the detail, or with `?idop` its payment's outcome (D5).
 * Opened from the dashboard on a wide screen it is a dialog over it (first document §2), otherwise a page, so that a
 * mailed link does not wait for the dashboard.
 */
export function RightDetailRoute() {
  const query = useSearch()
  const idop = query.get('idop')
  return <RightMessages>{idop ? <PaymentScreen operationId={idop} /> : <DetailScreen />}</RightMessages>
}

function DetailScreen() {
  const { t } = useRightMessages()
  const now = usePassingTime()
  const named = useNamedRight()
  const found = useRight(named, now)
  const handlers = useActionHandlers()
  const isKnown = found.state === 'ready'
  useScreen(isKnown ? found.view.name : t('rights.title'))
  if (found.state === 'not-found') return <NotFoundScreen />
  return (
    <RightFrame title={isKnown ? found.view.name : t(`kind.${named.kind}`)} eyebrow={t(`kind.${named.kind}`)}>
      <OfflineNote />
      <PaymentPending view={isKnown ? found.view : null} />
      {isKnown && <CatalogueWarning data={found.data} />}
      {handlers.notice}
      {isKnown && (
        <Cluster>
          <RightStatus view={found.view} />
          <SharedBadge view={found.view} />
        </Cluster>
      )}
      {isKnown ? <RightDetail {...found} now={now} handlers={handlers} /> : <Unready found={found} />}
      {handlers.dialog}
    </RightFrame>
  )
}

const rightSheet = lazyChunk(() =>
  import(/* webpackChunkName: "right-dialogs" */ './right-sheet.tsx').then(module => module.RightSheet),
)

/** A page, or over the dashboard a dialog, whose chunk is shared with the other dialogs. */
function RightFrame({ title, eyebrow, children }: RightSheetProps) {
  const { t } = useRightMessages()
  if (useScreenPlace() === 'over') {
    const Sheet = use(rightSheet.load())
    return (
      <Sheet title={title} eyebrow={eyebrow}>
        {children}
      </Sheet>
    )
  }
  return (
    <Page>
      <div className={styles.head}>
        <PageHeader title={title} eyebrow={eyebrow} back={{ href: PAGES.rights, label: t('rights.back') }} />
      </div>
      <div className={styles.body}>{children}</div>
    </Page>
  )
}

function Unready({ found }: { readonly found: Extract<RightState, { state: 'loading' | 'failed' }> }) {
  const { t } = useRightMessages()
  if (found.state === 'loading') return <RightDetailSkeleton />
  return <PartFailure title={t('rights.failed.title')} part={found} />
}

/** A forbidden right and an unknown one show the same message. */
function NotFoundScreen() {
  const { t } = useRightMessages()
  const title = t('not-found.title')
  useScreen(title, true)
  const isOver = useScreenPlace() === 'over'
  const way = (
    <Cluster>
      <ButtonLink href={PAGES.rights} icon={ArrowLeftIcon}>
        {t('not-found.action')}
      </ButtonLink>
    </Cluster>
  )
  if (isOver) {
    return (
      <RightFrame title={title}>
        <p>{t('not-found.body')}</p>
        {way}
      </RightFrame>
    )
  }
  return (
    <Page isNarrow>
      <PageHeader title={title} lead={t('not-found.body')} />
      <div className={styles.body}>{way}</div>
    </Page>
  )
}
