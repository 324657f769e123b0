import { type Draft, DraftConflictBanner, DraftStatusLine } from '@parvis/shared-kernel/drafts'
import { failureTitle } from '@parvis/shared-kernel/errors'
import type { Offer } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { useLeaveGuard } from '@parvis/shared-kernel/page'
import { lazyChunk, useScreen } from '@parvis/shared-kernel/remote'
import { ActionBar, Banner, Button, ErrorSummary, Section, Stack } from '@parvis/shared-kernel/ui'
import { ArrowRightIcon } from '@parvis/shared-kernel/ui/icon'
import { ArrivalNote, isSending, useSubmitOnceUploaded } from '@parvis/shared-kernel/uploads'
import { type FormEvent, useState } from 'react'
import { hasUnsent, type KeptFiles } from '../../kept-files/kept-files.model.ts'
import { useKeptUploads } from '../../kept-files/use-kept-uploads.ts'
import { PlatesField } from '../../request/fields/plates-field.tsx'
import { useKnownGarage } from '../../request/use-garage.ts'
import { useLateDialog } from '../../request/use-late-dialog.ts'
import { useOrderMessages } from '../../use-messages.ts'
import { ChangeDocuments } from './change-documents.tsx'
import { PlateConsequences } from './plate-consequences.tsx'
import { changeBody, documentFaults, plateChangeFaults } from './plate-request.model.ts'
import { useChangeFaults } from './use-change-faults.ts'
import { usePlateChange } from './use-plate-change.ts'

export interface PlateChangeDraft {
  readonly plates: readonly string[]
  readonly files: KeptFiles
}

interface PlateRequestFormProps {
  readonly order: Subscription
  readonly offer: Offer
  readonly draft: Draft<PlateChangeDraft>
  readonly onDone: () => void
}

const questionCode = lazyChunk(() =>
  import(/* webpackChunkName: "plate-question" */ './plate-question.tsx').then(
    module => module.PlateQuestion,
  ),
)

/** New plates, all documents, a summary of the change and a confirmation before sending. */
export function PlateRequestForm({ order, offer, draft, onDone }: PlateRequestFormProps) {
  const { t } = useOrderMessages()
  const uploader = useKeptUploads(draft)
  const known = useKnownGarage()
  const garage = known ?? []
  const [failures, setFailures] = useState(0)
  const fail = () => setFailures(count => count + 1)
  const question = useLateDialog(questionCode, 'plate question')
  const { plates } = draft.body
  const documents = offer.procedure.supportingEvidences
  const { asking, refusal } = usePlateChange(order, () => {
    draft.finish()
    onDone()
  })
  const isOnItsWay = isSending(uploader.uploads)
  useLeaveGuard({
    isDirty: hasUnsent(uploader.uploads) && !asking.isSuccess,
    question: t('plates.leave'),
    onLeave: () => {},
  })
  const faults = useChangeFaults({
    isTried: failures > 0,
    plates: plateChangeFaults(plates, order.plates, offer, known),
    documentsWithout: misses => documentFaults(documents, uploader.uploads, misses),
    refusal,
    error: asking.error,
    max: offer.maxPlates,
  })
  useScreen(t('plates.title'), faults.summary.length > 0)
  const write = (requested: readonly string[]) => {
    // The city's refusal concerned the former plates.
    asking.reset()
    draft.write({ ...draft.body, plates: requested })
  }
  const { press, isWaiting } = useSubmitOnceUploaded({
    uploads: uploader.uploads,
    written: plates.join(),
    act() {
      asking.reset()
      if (faults.areAnswersGood) question.open()
      else fail()
    },
  })
  const isBusy = isWaiting || question.isComing
  const review = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) press()
  }
  const send = () =>
    asking.mutate(changeBody(plates, documents, uploader.uploads), {
      onError() {
        question.close()
        fail()
      },
    })
  return (
    <form onSubmit={review} noValidate aria-label={t('plates.title')}>
      <Stack gap={8}>
        <DraftConflictBanner draft={draft} />
        <ErrorSummary
          faults={faults.summary}
          attempt={failures}
          title={asking.isError ? t(failureTitle(asking.error, 'plates.failed')) : undefined}
        />
        <Section title={t('plates.wished')} gap={3}>
          <p>{t('plates.wished.hint')}</p>
          <PlatesField
            plates={plates}
            max={offer.maxPlates}
            isRequired
            ownLines={order.plates.length}
            onChange={write}
            faults={faults.ofPlates}
            garage={garage}
            offer={offer}
          />
        </Section>
        <PlateConsequences today={order.plates} requested={plates} />
        <Banner tone="info" title={t('plates.again.title')}>
          {t('plates.again.text')}
        </Banner>
        <ChangeDocuments documents={documents} uploader={uploader} faults={faults.ofDocuments} />
        <ActionBar
          note={isOnItsWay ? <ArrivalNote isWaiting={isWaiting} /> : <DraftStatusLine draft={draft} />}
        >
          <Button type="submit" variant="primary" iconEnd={ArrowRightIcon} isBusy={isBusy}>
            {t('plates.review')}
          </Button>
        </ActionBar>
      </Stack>
      {question.Dialog && (
        <question.Dialog
          today={order.plates}
          requested={plates}
          isOpen={question.isOpen}
          isBusy={asking.isPending}
          onConfirm={send}
          onClose={question.close}
        />
      )}
    </form>
  )
}
