import { isFree } from '@parvis/shared-kernel/money'
import { isRequestedAgain } from '@parvis/shared-kernel/orders'
import { Amount, type Fact, Section, Stack } from '@parvis/shared-kernel/ui'
import { useIdentityFacts } from '../../request/fields/identity-panel.tsx'
import { ReviewSections } from '../../request/review-sections.tsx'
import type { RequestStep } from '../../request/steps.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { Overlap } from './overlap.tsx'
import { RenewalConsequences } from './renewal-consequences.tsx'
import type { StepProps } from './step-props.ts'
import { useRequestFacts } from './use-request-facts.tsx'

interface ReviewStepProps extends StepProps {
  readonly onGo: (step: RequestStep) => void
}

/** Summary of all answers, each part with a link to its step, before sending. */
export function ReviewStep(props: ReviewStepProps) {
  const { inputs, view, onGo } = props
  const { t } = useRequestMessages()
  const { price } = view
  return (
    <Stack gap={8}>
      <Overlap view={view} />
      {inputs.renewed && !isRequestedAgain(inputs.renewed) && (
        <RenewalConsequences {...props} renewed={inputs.renewed} />
      )}
      <ReviewSections
        facts={{
          detail: useDetailFacts(props),
          identity: useIdentityFacts(inputs.offer, inputs.subscriber),
          complement: useComplementFacts(props),
        }}
        onGo={onGo}
      />
      {price !== null && !isFree(price) && (
        <Section title={t('request.price')} gap={2}>
          <Amount cents={price} size="large" />
          <p>{t('subscription.price.when')}</p>
        </Section>
      )}
    </Stack>
  )
}

function useDetailFacts(props: StepProps): readonly Fact[] {
  const { inputs, view } = props
  const { t } = useRequestMessages()
  const { duration } = useRequestFacts(props)
  return [
    { term: t('eyebrow.offer'), description: inputs.offer.name },
    { term: t('request.option'), description: duration },
    {
      term: t('subscription.consent'),
      description: view.draft.hasConsent ? t('subscription.consent.given') : null,
    },
  ]
}

function useComplementFacts(props: StepProps): readonly Fact[] {
  const { inputs, view } = props
  const { t, formatFileSize } = useRequestMessages()
  const { draft } = view
  const { start, end, plates, zones } = useRequestFacts(props)
  const { customFields, supportingEvidences } = inputs.offer.procedure
  const nameOf = (id: string) => supportingEvidences.find(evidence => evidence.id === id)?.name ?? ''
  return [
    { term: t('subscription.start'), description: start },
    { term: t('subscription.end'), description: end },
    { term: t('request.plates', { max: inputs.offer.maxPlates }), description: plates },
    zones,
    ...customFields
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ id, label }) => ({ term: label, description: draft.customFields[id] ?? '' })),
    ...draft.evidences.map(({ id, name, size }) => ({
      term: nameOf(id),
      description: `${name} (${formatFileSize(size)})`,
    })),
    { term: t('subscription.comment'), description: draft.userComment.trim() },
  ]
}
