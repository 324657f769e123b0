import { draftedSubscription } from '@parvis/shared-kernel/tickets'
import { Banner, Facts, Stack, TextInput } from '@parvis/shared-kernel/ui'
import { namedZones } from '../../plan-sheet/plan-facts.model.ts'
import { faultOf, fieldId } from '../../request/fault-messages.model.ts'
import { ZoneField } from '../../request/fields/zone-field.tsx'
import { useRequestMessages } from '../../use-messages.ts'
import { overlapped } from './overlapped.model.ts'
import { PlateFields } from './plate-fields.tsx'
import { ownZoneId } from './requested-zones.model.ts'
import type { StepProps } from './step-props.ts'
import { WhenFields } from './when-fields.tsx'

/** Step 3: dates, vehicles, zone and additional recipient. */
export function ComplementStep(props: StepProps) {
  const { draft, context, faults, change } = props
  const { t } = useRequestMessages()
  return (
    <Stack gap={8}>
      <WhenFields {...props} />
      <PlateFields {...props} />
      {!context.definition.hasZoneChoice && <Overlap {...props} />}
      <Where {...props} />
      {context.definition.hasZoneChoice && <Overlap {...props} />}
      {context.definition.canUseCustomEmail && (
        <TextInput
          id={fieldId('email')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          label={t('ticket.email')}
          hint={t('ticket.email.hint')}
          value={draft.customEmail}
          onChange={to => change({ kind: 'email', to })}
          error={faultOf(faults, 'email')}
          isRequired={false}
        />
      )}
    </Stack>
  )
}

function Where({ draft, context, faults, change, zones }: StepProps) {
  const { t } = useRequestMessages()
  if (context.definition.isZoneAutoSelected) {
    const ownId = ownZoneId(draft, context)
    const own = zones.find(({ id }) => id === ownId) ?? null
    const isEntitled = own !== null && draftedSubscription(draft, context)?.zoneIds.includes(own.id)
    const text = own && t(isEntitled ? 'ticket.zone.carried' : 'ticket.zone.own.text', { name: own.name })
    return text && <Facts items={[{ term: t('ticket.zone.own'), description: text }]} />
  }
  if (!context.definition.hasZoneChoice) return null
  return (
    <ZoneField
      zones={namedZones(context.zoneIds, zones)}
      value={draft.zoneId}
      onChange={to => change({ kind: 'zone', to })}
      error={faultOf(faults, 'zone')}
    />
  )
}

/** A warning, never a block (first document §5): beside the deciding field, and in the review. */
export function Overlap({ draft, context }: Pick<StepProps, 'draft' | 'context'>) {
  const { t, periodValues } = useRequestMessages()
  const right = overlapped(draft, context)
  if (right === null || right.startOfValidity === null || right.endOfValidity === null) return null
  const form = context.definition.computeExactHourlyEnd ? 'hours' : 'days'
  const values = periodValues(right.startOfValidity, right.endOfValidity, form)
  return (
    <Banner tone="warning" live="status" title={t('ticket.overlap')}>
      {t('ticket.overlap.text', { ...values })}
    </Banner>
  )
}
