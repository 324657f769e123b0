import { requestRefundLink } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import type { Refund } from '@parvis/shared-kernel/fines'
import { isRefundWaitingForCitizen, mayAct } from '@parvis/shared-kernel/fines'
import { BackButton } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useFailureSentence, useParams, useQuery, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { Banner, ButtonLink, ErrorPanel, PageHeader } from '@parvis/shared-kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { CaseProvider, useCase } from '../case-access/case-access.tsx'
import { CaseClosed, UnguardedNote } from '../case-access/case-closed.tsx'
import { refundQuery } from '../features/refund/refund.queries.ts'
import { RefundDocuments, type RefundDocumentsProps } from '../features/refund/refund-documents.tsx'
import { RefundFacts } from '../features/refund/refund-facts.tsx'
import { RefundHead } from '../features/refund/refund-head.tsx'
import { RefundObjection } from '../features/refund/refund-objection.tsx'
import { RefundReceipt } from '../features/refund/refund-receipt.tsx'
import { RefundSkeleton } from '../features/refund/refund-skeleton.tsx'
import { RefundStory } from '../features/refund/refund-story.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './fine.module.css'

/** /refunds/:refundId: the refund of a fine or a right; complete only with its case link or account (D16). */
export function RefundRoute() {
  const { refundId = '' } = useParams()
  return (
    <CaseProvider key={refundId} name={`refund ${refundId}`}>
      <RefundScreen refundId={refundId} />
    </CaseProvider>
  )
}

function RefundScreen({ refundId }: { readonly refundId: string }) {
  const reader = useCase()
  const { locale } = useRemote()
  const [isOpened, setOpened] = useState(false)
  const refund = useQuery(refundQuery(reader, refundId, locale))
  if (refund.data)
    return (
      <RefundBody
        refund={refund.data}
        isStale={refund.isError}
        isOpened={isOpened}
        onOpen={() => setOpened(true)}
      />
    )
  if (refund.error)
    return (
      <NoRefund error={refund.error} isRetrying={refund.isFetching} onRetry={() => void refund.refetch()} />
    )
  return <RefundSkeleton />
}

interface RefundBodyProps {
  readonly refund: Refund
  readonly isStale: boolean
  /** Just opened by the receipt form, which has disappeared. */
  readonly isOpened: boolean
  readonly onOpen: () => void
}

function RefundBody({ refund, isStale, isOpened, onOpen }: RefundBodyProps) {
  const { t } = useMessages()
  const { api } = useCase()
  const [isSent, setSent] = useState(false)
  const [hasError, setHasError] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const isHeld = mayAct(refund)
  useEffect(() => {
    if (isOpened && isHeld) title.current?.focus()
  }, [isOpened, isHeld])
  useScreen(t(isHeld ? 'refund.title' : 'refund.title.seen'), hasError)
  return (
    <div className={styles.page}>
      <div>
        <RefundHead refund={refund} title={title} />
      </div>
      {isSent && !isRefundWaitingForCitizen(refund) && (
        <Banner tone="success" title={t('refund.thanks.title')} live="status">
          {t('refund.thanks.text')}
        </Banner>
      )}
      {isStale && (
        <Banner tone="warning" live="status">
          {t('fine.stale')}
        </Banner>
      )}
      <RefundObjection refund={refund} />
      {isHeld ? (
        <Held refund={refund} onSent={() => setSent(true)} onErrorChange={setHasError} />
      ) : (
        <CaseClosed
          kind="refund"
          hasMailAddress={refund.hasMailAddress}
          hasReceipt={refund.hasReceipt}
          onAsk={() => requestRefundLink(api, refund.id)}
          receipt={<RefundReceipt refundId={refund.id} onOpen={onOpen} onErrorChange={setHasError} />}
        />
      )}
    </div>
  )
}

function Held({ refund, ...sending }: RefundDocumentsProps) {
  return (
    <>
      {refund.access === 'unguarded' && <UnguardedNote kind="refund" />}
      {isRefundWaitingForCitizen(refund) && <RefundDocuments refund={refund} {...sending} />}
      <div className={styles.details}>
        <RefundStory refund={refund} />
        <RefundFacts refund={refund} />
      </div>
    </>
  )
}

interface NoRefundProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** An unknown refund: the same message for a wrong id and a truncated address. */
function NoRefund({ error, isRetrying, onRetry }: NoRefundProps) {
  const { t } = useMessages()
  const { config } = useRemote()
  const sentence = useFailureSentence(error)
  const isUnknown = refusalOf(error)?.status === 404
  useScreen(t('refund.title'), true)
  return (
    <>
      <PageHeader title={t('refund.title')} />
      <ErrorPanel
        title={t(isUnknown ? 'refund.unknown.title' : 'refund.failed')}
        explanation={isUnknown ? t('refund.unknown.text') : sentence}
        onRetry={isUnknown ? undefined : onRetry}
        isRetrying={isRetrying}
        action={
          isUnknown ? <ButtonLink href={PAGES.fines}>{t('no-fine.action')}</ButtonLink> : <BackButton />
        }
        contact={config.contact}
      />
    </>
  )
}
