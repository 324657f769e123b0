import { failureOf } from '@parvis/shared-kernel/errors'
import type { Refund } from '@parvis/shared-kernel/fines'
import { isRefundWaitingForCitizen } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence, useParams, useQuery, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { Banner, ButtonLink, ErrorPanel, PageHeader } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import styles from '../features/refund/refund.module.css'
import { refundQuery } from '../features/refund/refund.queries.ts'
import { RefundDocuments } from '../features/refund/refund-documents.tsx'
import { RefundFacts } from '../features/refund/refund-facts.tsx'
import { RefundHead } from '../features/refund/refund-head.tsx'
import { RefundSkeleton } from '../features/refund/refund-skeleton.tsx'
import { RefundStory } from '../features/refund/refund-story.tsx'
import type { FinesMessageId } from '../messages/fr.ts'

/** /refunds/:refundId: of a fine or of a right, for whoever holds its address. */
export function RefundRoute() {
  const { refundId = '' } = useParams()
  return <RefundScreen key={refundId} refundId={refundId} />
}

function RefundScreen({ refundId }: { readonly refundId: string }) {
  const { api, locale } = useRemote()
  const refund = useQuery(refundQuery(api, refundId, locale))
  if (refund.data) return <RefundBody refund={refund.data} isStale={refund.isError} />
  if (refund.error)
    return (
      <NoRefund error={refund.error} isRetrying={refund.isFetching} onRetry={() => void refund.refetch()} />
    )
  return <RefundSkeleton />
}

interface RefundBodyProps {
  readonly refund: Refund
  readonly isStale: boolean
}

function RefundBody({ refund, isStale }: RefundBodyProps) {
  const { t } = useI18n<FinesMessageId>()
  const [isSent, setSent] = useState(false)
  useScreen(t('refund.title'))
  return (
    <div className={styles.page}>
      <div>
        <RefundHead refund={refund} />
      </div>
      {isSent && (
        <Banner tone="success" title={t('refund.thanks.title')} live="status">
          {t('refund.thanks.text')}
        </Banner>
      )}
      {isStale && (
        <Banner tone="warning" live="status">
          {t('fine.stale')}
        </Banner>
      )}
      {isRefundWaitingForCitizen(refund) && <RefundDocuments refund={refund} onSent={() => setSent(true)} />}
      <div className={styles.details}>
        <RefundStory refund={refund} />
        <RefundFacts refund={refund} />
      </div>
    </div>
  )
}

interface NoRefundProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A refund that is not there is told alike, whether it never was or the address was cut off on its way. */
function NoRefund({ error, isRetrying, onRetry }: NoRefundProps) {
  const { t } = useI18n<FinesMessageId>()
  const { config, navigation } = useRemote()
  const sentence = useFailureSentence(error)
  const failure = failureOf(error)
  const isUnknown = failure?.kind === 'api' && failure.status === 404
  useScreen(t('refund.title'), true)
  return (
    <>
      <PageHeader title={t('refund.title')} />
      <ErrorPanel
        title={t(isUnknown ? 'refund.unknown.title' : 'refund.failed')}
        explanation={isUnknown ? t('refund.unknown.text') : sentence}
        onRetry={isUnknown ? undefined : onRetry}
        isRetrying={isRetrying}
        action={isUnknown && <ButtonLink href={navigation.href('/fps')}>{t('no-fine.action')}</ButtonLink>}
        contact={config.contact}
      />
    </>
  )
}
