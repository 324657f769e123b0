import { DraftConflictBanner, DraftStatusLine } from '@parvis/shared-kernel/drafts'
import { failureTitle } from '@parvis/shared-kernel/errors'
import { liveOptions } from '@parvis/shared-kernel/orders'
import { ArrivalNote, isSending, useSubmitOnceUploaded } from '@parvis/shared-kernel/uploads'
import { IdentityPanel } from '../../request/fields/identity-panel.tsx'
import { RequestFrame } from '../../request/request-frame.tsx'
import { RequestSummary } from '../../request/request-summary.tsx'
import { stepBefore } from '../../request/steps.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { ComplementStep } from './complement-step.tsx'
import { DetailStep } from './detail-step.tsx'
import { FailureText } from './failure-text.tsx'
import type { RequestFormProps } from './request-form-props.ts'
import { ReviewStep } from './review-step.tsx'
import { useFlow } from './use-flow.ts'
import { useRequestFacts } from './use-request-facts.tsx'

/** The three steps and the review, on the draft's answers. */
export function RequestForm(props: RequestFormProps) {
  const { inputs, draft, allZones, notice } = props
  const { t } = useRequestMessages()
  const flow = useFlow(props)
  const { step, view, uploader, faults, submission } = flow
  const facts = useRequestFacts({ inputs, view, allZones })
  const before = stepBefore(step)
  const isOnItsWay = step === 'complement' && isSending(uploader.uploads)
  const { press, isWaiting } = useSubmitOnceUploaded({
    uploads: step === 'complement' ? uploader.uploads : {},
    // Adds files to the draft when they have arrived.
    written: JSON.stringify({ ...draft.body, files: [] }),
    act: flow.goOn,
  })
  const given = { inputs, allZones, kept: draft.body, view, faults, change: flow.change, uploader }
  return (
    <RequestFrame
      planName={inputs.offer.name}
      hasChoice={liveOptions(inputs.offer).length > 1}
      exit={{ href: props.exit, label: t('request.exit') }}
      step={step}
      completed={flow.open}
      onGo={flow.goTo}
      faults={faults}
      attempt={flow.attempt}
      failure={
        flow.failure
          ? {
              title: t(failureTitle(flow.submission.error, 'subscription.refused')),
              text: <FailureText flow={flow} />,
            }
          : null
      }
      summary={<Summary {...props} facts={facts} price={view.price} />}
      brief={facts.brief}
      status={isOnItsWay ? <ArrivalNote isWaiting={isWaiting} /> : <DraftStatusLine draft={draft} />}
      notice={
        <>
          <DraftConflictBanner draft={draft} />
          {step !== 'review' && notice}
        </>
      }
      next={nextOf()}
      onNext={press}
      onBack={before && (() => flow.goTo(before))}
    >
      {step === 'detail' && <DetailStep {...given} />}
      {step === 'identity' && <IdentityPanel plan={inputs.offer} subscriber={inputs.subscriber} />}
      {step === 'complement' && <ComplementStep {...given} />}
      {step === 'review' && <ReviewStep {...given} onGo={flow.goTo} />}
    </RequestFrame>
  )

  function nextOf() {
    // "Next" appears only with the address that counts (first document §5).
    if (step === 'identity' && view.faults.identity.length > 0) return null
    if (step !== 'review') return { label: t('request.next'), isBusy: isWaiting }
    return { label: t('subscription.submit'), isFinal: true, isBusy: submission.isSending }
  }
}

function Summary({
  inputs,
  facts,
  price,
}: Pick<RequestFormProps, 'inputs'> & {
  readonly facts: ReturnType<typeof useRequestFacts>
  readonly price: ReturnType<typeof useFlow>['view']['price']
}) {
  const { t } = useRequestMessages()
  return (
    <RequestSummary
      name={inputs.offer.name}
      facts={[
        { term: t('request.option'), description: facts.duration },
        { term: t('subscription.start'), description: facts.start },
        { term: t('subscription.end'), description: facts.end },
        { term: t('request.plates', { max: inputs.offer.maxPlates }), description: facts.plates },
        facts.zones,
      ]}
      price={price}
    />
  )
}
