import { type Draft, DraftConflictBanner, DraftStatusLine } from '@parvis/shared-kernel/drafts'
import { failureTitle } from '@parvis/shared-kernel/errors'
import { evidenceId } from '@parvis/shared-kernel/ids'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { useLeaveGuard } from '@parvis/shared-kernel/page'
import { useFailureSentence, useScreen } from '@parvis/shared-kernel/remote'
import { ActionBar, Button, ErrorSummary, Stack } from '@parvis/shared-kernel/ui'
import { UploadIcon } from '@parvis/shared-kernel/ui/icon'
import { ArrivalNote, isSending, useSubmitOnceUploaded } from '@parvis/shared-kernel/uploads'
import { type FormEvent, useState } from 'react'
import { hasUnsent, type KeptFiles, slotId } from '../../kept-files/kept-files.model.ts'
import { useKeptUploads } from '../../kept-files/use-kept-uploads.ts'
import { useReusable } from '../../kept-files/use-reusable.ts'
import { useOrderMessages } from '../../use-messages.ts'
import { offeredAgain, slotFaults } from './complete.model.ts'
import { CompleteSlot } from './complete-slot.tsx'
import { useComplete } from './use-complete.ts'

interface CompleteFormProps {
  readonly order: Subscription
  readonly draft: Draft<{ readonly files: KeptFiles }>
  readonly onDone: (order: Subscription) => void
}

/** A slot for each requested document, and the button to submit them. */
export function CompleteForm({ order, draft, onDone }: CompleteFormProps) {
  const { t } = useOrderMessages()
  const uploader = useKeptUploads(draft)
  const reusable = useReusable()
  const [attempt, setAttempt] = useState(0)
  const asked = order.requestedEvidences
  const { passing, cityMisses } = useComplete(order, completed => {
    draft.finish()
    onDone(completed)
  })
  const failure = useFailureSentence(passing.error)
  // Choosing another file clears the city's refusal.
  const stillMissed = cityMisses.filter(
    id => passing.variables?.[evidenceId(id)] === uploader.uploads[evidenceId(id)],
  )
  const found = slotFaults(asked, uploader.uploads, stillMissed)
  const isOnItsWay = isSending(uploader.uploads)
  useLeaveGuard({
    isDirty: hasUnsent(uploader.uploads) && !passing.isSuccess,
    question: t('complete.leave'),
    onLeave: () => {},
  })
  const { press, isWaiting } = useSubmitOnceUploaded({
    uploads: uploader.uploads,
    act() {
      setAttempt(attempt + 1)
      const isReady = slotFaults(asked, uploader.uploads, []).length === 0
      if (isReady) passing.mutate(uploader.uploads)
      else passing.reset()
    },
  })
  const isBusy = passing.isPending || isWaiting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) press()
  }
  const shown = attempt === 0 || passing.isPending ? [] : found
  const faults = shown.map(({ evidence: { id, name }, fault }) => ({
    fieldId: slotId(id),
    message: t(fault === 'refused' ? 'subscription.evidence.refused' : `complete.${fault}`, { name }),
  }))
  const whole = passing.error && faults.length === 0 ? [{ fieldId: null, message: failure }] : []
  useScreen(t('complete.title'), faults.length + whole.length > 0)
  const titleOf = (): string | undefined => {
    if (passing.error) return t(failureTitle(passing.error, 'complete.failed'))
    const isLacking = shown.every(({ fault }) => fault === 'missing')
    return isLacking ? t('complete.lacking', { count: shown.length }) : undefined
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('complete.title')}>
      <Stack gap={6}>
        <DraftConflictBanner draft={draft} />
        <ErrorSummary
          faults={[...whole, ...faults]}
          attempt={passing.isError ? passing.submittedAt : attempt}
          title={titleOf()}
        />
        <Stack gap={4}>
          {asked.map(evidence => (
            <CompleteSlot
              key={evidence.id}
              order={order}
              evidence={evidence}
              uploader={uploader}
              reusable={offeredAgain(reusable, order, evidence.id)}
              fault={shown.find(one => one.evidence.id === evidence.id)?.fault ?? null}
            />
          ))}
        </Stack>
        <ActionBar
          note={isOnItsWay ? <ArrivalNote isWaiting={isWaiting} /> : <DraftStatusLine draft={draft} />}
        >
          <Button type="submit" variant="primary" icon={UploadIcon} isBusy={isBusy}>
            {t('complete.submit', { count: asked.length })}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  )
}
