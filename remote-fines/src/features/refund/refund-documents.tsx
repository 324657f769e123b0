import { fetchRefundUploadUrl, sendRefundDocument } from '@parvis/shared-kernel/api'
import { failureTitle } from '@parvis/shared-kernel/errors'
import { missingRefundDocuments, type Refund } from '@parvis/shared-kernel/fines'
import { treeOf, useLeaveGuard } from '@parvis/shared-kernel/page'
import {
  cityNow as now,
  type RemoteContext,
  useMutation,
  useQueryClient,
  useRemote,
} from '@parvis/shared-kernel/remote'
import { Banner, Button, Note, Section, Stack } from '@parvis/shared-kernel/ui'
import {
  ArrivalNote,
  EvidenceUpload,
  type UploadCalls,
  uploadFault,
  useSubmitOnceUploaded,
  useUploads,
} from '@parvis/shared-kernel/uploads'
import { type FormEvent, useEffect, useState } from 'react'
import { sentFiles, uploadsOfSent } from '../../appeal/piece-slots.model.ts'
import { useCase } from '../../case-access/case-access.tsx'
import { useCaseSentence } from '../../case-access/use-case-sentence.ts'
import { useMessages } from '../../use-messages.ts'
import { askedAgainBy, documentsToSend } from './refund.model.ts'
import styles from './refund.module.css'
import { refundQuery } from './refund.queries.ts'
import { keepRefundFiles, recallRefundFiles } from './refund-memory.ts'

export interface RefundDocumentsProps {
  readonly refund: Refund
  /** Called once the city has received them. */
  readonly onSent: () => void
  readonly onErrorChange: (hasError: boolean) => void
}

/** Documents that the city needs to pay, with the agent's message when another one is asked. */
export function RefundDocuments({ refund, onSent, onErrorChange }: RefundDocumentsProps) {
  const { t } = useMessages()
  const sending = useRefundDocuments(refund, onSent)
  const { hasError } = sending
  useEffect(() => {
    onErrorChange(hasError)
    return () => onErrorChange(false)
  }, [onErrorChange, hasError])
  return (
    <Section title={t('refund.documents')}>
      <AskedAgain refund={refund} />
      <form onSubmit={sending.submit} noValidate className={styles.documents}>
        <Stack gap={4}>
          {missingRefundDocuments(refund).map(document => (
            <EvidenceUpload
              key={document.id}
              id={`refund-${document.id}`}
              evidence={document}
              uploader={sending.uploads}
              isMissing={sending.hasTried}
              hint={document.id === 'bank-details' ? t('refund.bank-details.hint') : undefined}
            />
          ))}
          <SendFailure error={sending.error} />
          <div className={styles.send}>
            <Button type="submit" variant="primary" isBusy={sending.isPassing}>
              {t('refund.send')}
            </Button>
            {sending.isWaiting && (
              <Note as="span">
                <ArrivalNote isWaiting />
              </Note>
            )}
          </div>
        </Stack>
      </form>
    </Section>
  )
}

function AskedAgain({ refund }: Pick<RefundDocumentsProps, 'refund'>) {
  const { t } = useMessages()
  const cause = askedAgainBy(refund)
  if (cause === null) return null
  if (cause === 'objection')
    return (
      <Banner tone="warning" title={t('refund.set-aside')}>
        {t('refund.set-aside.text')}
      </Banner>
    )
  return (
    <Banner tone="warning" title={t('refund.asked-again')}>
      <p className={styles.quote}>{refund.askedText}</p>
    </Banner>
  )
}

function SendFailure({ error }: { readonly error: unknown }) {
  const { t } = useMessages()
  const sentence = useCaseSentence(error)
  if (!error) return null
  return (
    <Banner tone="danger" title={t(failureTitle(error, 'refund.send-failed'))} live="alert">
      {sentence}
    </Banner>
  )
}

function useRefundDocuments(refund: Refund, onSent: () => void) {
  const { t } = useMessages()
  const reader = useCase()
  const { api } = reader
  const { locale, host } = useRemote()
  const queries = useQueryClient()
  const { id } = refund
  const uploads = useKeptUploads(refund, (type, size) => fetchRefundUploadUrl(api, id, type, size))
  const [hasTried, setTried] = useState(false)
  const { queryKey } = refundQuery(reader, id, locale)
  const passing = useMutation({
    mutationFn: async (bodies: NonNullable<ReturnType<typeof documentsToSend>>) => {
      let latest = refund
      for (const body of bodies) latest = await sendRefundDocument(api, id, body)
      return latest
    },
    onSuccess(latest) {
      keepRefundFiles(id, [], now())
      queries.setQueryData(queryKey, latest)
      onSent()
    },
  })
  const bodies = documentsToSend(refund, uploads.uploads)
  const isLacking = missingRefundDocuments(refund).some(
    ({ id: document }) => uploadFault(uploads.uploads[document]) !== null,
  )
  useLeaveGuard({
    isDirty: Object.keys(uploads.uploads).length > 0 && !passing.isSuccess,
    question: t('refund.leave'),
    onLeave: () => undefined,
  })
  const { press, isWaiting } = useSubmitOnceUploaded({
    uploads: uploads.uploads,
    act() {
      // A failed upload sends nothing and says so itself.
      if (bodies !== null && !passing.isPending) passing.mutate(bodies)
      else focusFirst(refund, host)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    press()
  }
  return {
    uploads,
    hasTried,
    submit,
    isPassing: passing.isPending || isWaiting,
    isWaiting,
    error: passing.error,
    hasError: passing.isError || (hasTried && isLacking),
  }
}

/** The files outlive a reload, since a phone drops the page while its camera takes the picture. */
function useKeptUploads(refund: Refund, ask: UploadCalls['ask']) {
  const { id } = refund
  const [initial] = useState(() => {
    const missing = missingRefundDocuments(refund)
    const kept = recallRefundFiles(id, now()).filter(file => missing.some(one => one.id === file.id))
    return uploadsOfSent(kept)
  })
  const uploads = useUploads({ ask }, initial)
  const files = sentFiles(uploads.uploads)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as text, the files are the same until one changes
  useEffect(() => keepRefundFiles(id, files, now()), [id, JSON.stringify(files)])
  return uploads
}

const focusFirst = (refund: Refund, host: RemoteContext['host']) =>
  treeOf(host)
    .getElementById(`refund-${missingRefundDocuments(refund)[0]?.id}`)
    ?.focus()
