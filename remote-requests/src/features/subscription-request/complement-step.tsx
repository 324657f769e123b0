import { isRequestedAgain } from '@parvis/shared-kernel/orders'
import { Banner, Section, Stack, TextArea, TextInput } from '@parvis/shared-kernel/ui'
import { faultOf, fieldId } from '../../request/fault-messages.model.ts'
import { PlatesField } from '../../request/fields/plates-field.tsx'
import { ZoneField } from '../../request/fields/zone-field.tsx'
import { useGarage } from '../../request/use-garage.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { EvidenceSection } from './evidence-section.tsx'
import { Overlap } from './overlap.tsx'
import { StartField } from './start-field.tsx'
import type { StepProps } from './step-props.ts'

const COMMENT_LIMIT = 1000

/** Step 3: start, vehicles, zone, questions and documents. */
export function ComplementStep(props: StepProps) {
  const { inputs, view, faults, change, kept } = props
  const { t } = useRequestMessages()
  const { offer, zones } = inputs
  const garage = useGarage()
  return (
    <Stack gap={8}>
      <StartField {...props} />
      {offer.maxPlates > 0 && (
        <PlatesField
          plates={kept.plates}
          max={offer.maxPlates}
          isRequired={offer.mustContainPlate}
          onChange={plates => change({ plates: [...plates] })}
          faults={faults}
          garage={garage}
          offer={offer}
        />
      )}
      {!offer.hasZoneChoice && <Overlap view={view} />}
      {offer.hasZoneChoice && (
        <ZoneField
          zones={zones}
          value={view.draft.zoneId}
          onChange={zoneId => change({ zoneId })}
          error={faultOf(faults, 'zone')}
        />
      )}
      {offer.hasZoneChoice && <Overlap view={view} />}
      <ZoneChange {...props} />
      <Questions {...props} />
      <EvidenceSection {...props} />
      <TextArea
        id={fieldId('comment')}
        label={t('subscription.comment')}
        hint={t('subscription.comment.hint')}
        isRequired={false}
        rows={3}
        limit={{ length: COMMENT_LIMIT, told: count => t('draft.characters-left', { count }) }}
        maxLength={COMMENT_LIMIT}
        value={kept.userComment}
        onChange={userComment => change({ userComment })}
        error={faultOf(faults, 'comment')}
      />
    </Stack>
  )
}

/** Says beside the field, not only in the review, that a renewal changes the zone. */
function ZoneChange({ inputs: { offer, renewed }, view, allZones }: StepProps) {
  const { t, formatList } = useRequestMessages()
  const { zoneId } = view.draft
  if (!offer.hasZoneChoice || !renewed || isRequestedAgain(renewed)) return null
  if (zoneId === null || renewed.zoneIds.includes(zoneId)) return null
  const nameOf = (ids: readonly string[]) =>
    formatList(allZones.filter(({ id }) => ids.includes(id)).map(({ name }) => name))
  return (
    <Banner tone="warning" live="status">
      {t('subscription.zone-changes', { before: nameOf(renewed.zoneIds), after: nameOf([zoneId]) })}
    </Banner>
  )
}

/** The procedure's questions; all are mandatory (first document §5). */
function Questions({ inputs, kept, faults, change }: StepProps) {
  const { t } = useRequestMessages()
  const asked = inputs.offer.procedure.customFields.filter(({ isDeleted }) => !isDeleted)
  if (asked.length === 0) return null
  return (
    <Section title={t('subscription.questions')} gap={3}>
      {asked.map(({ id, label }) => (
        <TextInput
          key={id}
          id={fieldId(`customFields.${id}`)}
          label={label}
          value={kept.customFields[id] ?? ''}
          onChange={value => change({ customFields: { ...kept.customFields, [id]: value } })}
          error={faultOf(faults, `customFields.${id}`)}
          maxLength={500}
        />
      ))}
    </Section>
  )
}
