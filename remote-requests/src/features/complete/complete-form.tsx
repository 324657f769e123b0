import { tieEvidence } from '@parvis/shared-kernel/api'
import { evidenceTrace } from '@parvis/shared-kernel/evidence'
import type { EvidenceId } from '@parvis/shared-kernel/ids'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { ActionBar, Banner, Button, ErrorSummary, type FieldFault, Stack } from '@parvis/shared-kernel/ui'
import { UploadIcon } from '@parvis/shared-kernel/ui/icon'
import { type FormEvent, useState } from 'react'
import { EvidenceUpload } from '../../evidence/evidence-upload.tsx'
import { missingUploads, type Uploads, uploadFault } from '../../evidence/uploads.model.ts'
import { useUploads } from '../../evidence/use-uploads.ts'
import { useSubscriber } from '../../requests-data/use-requests-data.ts'
import { useWords, type Words } from '../../words.ts'

interface CompleteFormProps {
  readonly order: Subscription
  readonly onDone: () => void
}

const slotId = (evidenceId: string) => `evidence-${evidenceId}`

/** A slot for each document that the city asks; every listed one needs a file (first document §5). */
export function CompleteForm({ order, onDone }: CompleteFormProps) {
  const { t } = useWords()
  const desk = useUploads(useSubscriber())
  const [attempt, setAttempt] = useState(0)
  const asked = order.requestedEvidences
  const missing = missingUploads(
    asked.map(({ id }) => id),
    desk.uploads,
  )
  const isSending = Object.values(desk.uploads).some(upload => upload?.kind === 'sending')
  const sent = useSendAll(order, onDone)
  const failure = useFailureSentence(sent.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (missing.length === 0 && !sent.isPending) sent.mutate(desk.uploads)
  }
  const faults = attempt === 0 ? [] : asked.flatMap(({ id, name }) => faultOf(desk.uploads, id, name, t))
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        <ErrorSummary faults={faults} attempt={attempt} />
        {sent.error && (
          <Banner tone="danger" title={t('complete.failed')} live="alert">
            {failure}
          </Banner>
        )}
        <Stack gap={4}>
          {asked.map(evidence => (
            <EvidenceUpload
              key={evidence.id}
              id={slotId(evidence.id)}
              evidence={evidence}
              desk={desk}
              isMissing={attempt > 0}
            />
          ))}
        </Stack>
        <ActionBar note={isSending ? t('complete.sending') : undefined}>
          <Button type="submit" variant="primary" icon={UploadIcon} isBusy={sent.isPending || isSending}>
            {t('complete.submit', { count: asked.length })}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  )
}

function faultOf(uploads: Uploads, id: EvidenceId, name: string, t: Words['t']): FieldFault[] {
  const fault = uploadFault(uploads[id])
  return fault === null ? [] : [{ fieldId: slotId(id), message: t(`complete.${fault}`, { name }) }]
}

function useSendAll(order: Subscription, onDone: () => void) {
  const { api, announce } = useRemote()
  return useMutation({
    mutationFn: async (uploads: Uploads) => {
      for (const { id } of order.requestedEvidences) {
        const upload = uploads[id]
        // One after the other: a failure in the middle leaves the earlier ones tied, and a repeat changes nothing.
        if (upload?.kind === 'ready')
          await tieEvidence(api, order.id, evidenceTrace(id, upload.mediaId, instantFromMs(Date.now())))
      }
    },
    onSuccess() {
      onDone()
      announce({ kind: 'rights-changed' })
    },
  })
}
