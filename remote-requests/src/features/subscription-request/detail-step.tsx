import { Stack } from '@parvis/shared-kernel/ui'
import { Conditions } from '../../plan-sheet/conditions.tsx'
import { Procedure } from '../../plan-sheet/procedure.tsx'
import { askerOf, zoneScope } from '../../plan-sheet/zone-scope.model.ts'
import { faultOf } from '../../request/fault-messages.model.ts'
import { ConsentField } from '../../request/fields/consent-field.tsx'
import { OptionField } from '../../request/fields/option-field.tsx'
import type { StepProps } from './step-props.ts'

/** Step 1: duration, price, conditions and consent. */
export function DetailStep({ inputs, view, faults, change, allZones }: StepProps) {
  const { offer, now } = inputs
  const { draft } = view
  return (
    <Stack gap={8}>
      <OptionField
        plan={offer}
        value={draft.optionId}
        onChange={optionId => change({ optionId })}
        error={faultOf(faults, 'option')}
      />
      <Procedure offer={offer} />
      <Conditions
        plan={offer}
        zones={zoneScope(offer, allZones, askerOf(offer, allZones, inputs))}
        now={now}
        notBefore={inputs.renewalStart}
      />
      <ConsentField
        isGiven={draft.hasConsent}
        onChange={hasConsent => change({ hasConsent })}
        error={faultOf(faults, 'consent')}
      />
    </Stack>
  )
}
