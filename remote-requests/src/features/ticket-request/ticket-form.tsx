import { type Draft, DraftConflictBanner, DraftStatusLine } from '@parvis/shared-kernel/drafts'
import { failureTitle } from '@parvis/shared-kernel/errors'
import { isFree } from '@parvis/shared-kernel/money'
import { isRequestedAgain, liveOptions, optionRule, planPrice } from '@parvis/shared-kernel/orders'
import { draftedOrder } from '@parvis/shared-kernel/tickets'
import { Banner } from '@parvis/shared-kernel/ui'
import { CheckIcon, CreditCardIcon } from '@parvis/shared-kernel/ui/icon'
import { IdentityPanel } from '../../request/fields/identity-panel.tsx'
import { RequestFrame } from '../../request/request-frame.tsx'
import { RequestSummary } from '../../request/request-summary.tsx'
import { stepBefore } from '../../request/steps.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { ComplementStep } from './complement-step.tsx'
import type { CreatedTicket } from './created-ticket.model.ts'
import { DetailStep } from './detail-step.tsx'
import { FailureText } from './failure-text.tsx'
import { ReviewStep } from './review-step.tsx'
import type { TicketBody } from './ticket-body.model.ts'
import { useComplementFacts, useDetailFacts } from './ticket-facts.tsx'
import type { TicketInputs } from './ticket-inputs.ts'
import { type TicketFlow, useTicketFlow } from './use-ticket-flow.ts'

export interface TicketFormProps {
  readonly inputs: TicketInputs
  readonly draft: Draft<TicketBody>
  readonly isRedirect: boolean
  /** The definition's page, without the request. */
  readonly exit: string
  readonly onCreated: (ticket: CreatedTicket) => void
}

/** The three steps and the review, on the answers that the draft keeps. */
export function TicketForm(props: TicketFormProps) {
  const { inputs, draft } = props
  const { t, formatPrice } = useRequestMessages()
  const flow = useTicketFlow(props)
  const { step, context, faults, change, submission } = flow
  const before = stepBefore(step)
  const given = { ...inputs, draft: draft.body.draft, context, faults, change }
  const price = usePrice(flow, draft.body)
  return (
    <RequestFrame
      planName={inputs.definition.name}
      hasChoice={liveOptions(inputs.definition).length > 1}
      exit={{ href: props.exit, label: t('request.exit') }}
      step={step}
      completed={flow.open}
      onGo={flow.goTo}
      faults={faults}
      attempt={flow.attempt}
      failure={failureOf()}
      summary={<Summary {...props} flow={flow} price={price} />}
      brief={price !== null && !isFree(price) ? formatPrice(price) : undefined}
      status={<DraftStatusLine draft={draft} />}
      notice={
        <>
          <DraftConflictBanner draft={draft} />
          {step === 'detail' && <Renews inputs={inputs} />}
        </>
      }
      next={nextOf()}
      onNext={flow.goOn}
      onBack={before && (() => flow.goTo(before))}
    >
      {step === 'detail' && <DetailStep {...given} />}
      {step === 'identity' && (
        <IdentityPanel plan={inputs.definition} subscriber={inputs.person.subscriber} />
      )}
      {step === 'complement' && <ComplementStep {...given} />}
      {step === 'review' && <ReviewStep {...given} onGo={flow.goTo} />}
    </RequestFrame>
  )

  function failureOf() {
    // A refusal of one answer is shown in the error summary instead.
    if (submission.failure === null || (submission.refused && step !== 'review')) return null
    const title = t(submission.isTaken ? 'ticket.taken' : failureTitle(submission.error, 'ticket.failed'))
    return { title, text: <FailureText flow={flow} id={draft.body.id} /> }
  }

  function nextOf() {
    // "Next" appears only with the address that counts (first document §5).
    if (step === 'identity' && !flow.isIdentityComplete) return null
    if (step !== 'review') return { label: t('request.next') }
    if (submission.isTaken) return null
    const isPaid = price !== null && !isFree(price)
    return {
      label: isPaid ? t('request.pay.price', { price: formatPrice(price) }) : t('ticket.confirm'),
      icon: isPaid ? CreditCardIcon : CheckIcon,
      isBusy: submission.isSending,
    }
  }
}

/** Price of all tickets; of one while their number is unknown; null while no option of the definition is chosen. */
function usePrice({ context }: TicketFlow, { draft }: TicketBody) {
  const { definition } = context
  if (!optionRule(definition, draft.optionId).allowed) return null
  const order = draftedOrder(draft, context)
  return order?.allowed ? order.series.price : planPrice(definition, draft.optionId)
}

interface SummaryProps extends TicketFormProps {
  readonly flow: TicketFlow
  readonly price: ReturnType<typeof usePrice>
}

function Summary({ inputs, draft, flow, price }: SummaryProps) {
  const given = { ...inputs, draft: draft.body.draft, context: flow.context }
  const [detail, complement] = [useDetailFacts(given), useComplementFacts(given)]
  return <RequestSummary name={inputs.definition.name} facts={[...detail, ...complement]} price={price} />
}

/** Which ticket is renewed or requested again, or that renewal is not due. */
function Renews({ inputs: { renewal } }: Pick<TicketFormProps, 'inputs'>) {
  const { t, periodValues } = useRequestMessages()
  if (renewal === null) return null
  const { startOfValidity: from, endOfValidity: to } = renewal.ticket
  if (renewal.startsAt === null) return <Banner tone="info">{t('ticket.renews.not-yet')}</Banner>
  if (from === null || to === null) return null
  const messageId = isRequestedAgain(renewal.ticket) ? 'ticket.renews.again' : 'ticket.renews'
  return <Banner tone="info">{t(messageId, { ...periodValues(from, to) })}</Banner>
}
