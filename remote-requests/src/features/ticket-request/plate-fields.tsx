import { displayPlate, dropBlankPlates, type Plate } from '@parvis/shared-kernel/plates'
import { draftedSubscription } from '@parvis/shared-kernel/tickets'
import { Banner, Checkbox, FieldError, Note, RadioCards } from '@parvis/shared-kernel/ui'
import { type FaultMessage, fieldId } from '../../request/fault-messages.model.ts'
import { PlatesField } from '../../request/fields/plates-field.tsx'
import request from '../../request/request.module.css'
import { useGarage } from '../../request/use-garage.ts'
import { useRequestMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'
import styles from './ticket-request.module.css'

/** Plates of a ticket: free, or limited to its subscription's. */
export function PlateFields(props: StepProps) {
  const { definition } = props.context
  if (definition.maxPlates < 1) return null
  return definition.shouldUseSubscriptionPlate ? <OwnPlates {...props} /> : <FreePlates {...props} />
}

function FreePlates({ draft, context, faults, change }: StepProps) {
  const { definition } = context
  const garage = useGarage()
  return (
    <PlatesField
      plates={draft.plates}
      max={definition.maxPlates}
      isRequired={definition.mustOrderWithPlate}
      onChange={to => change({ kind: 'plates', to })}
      faults={faults}
      garage={garage}
    />
  )
}

/** Radio value for "no plate", where plates are optional. */
const NONE = ''

const isAboutPlates = ({ field }: FaultMessage): boolean => field.split('.')[0] === 'plates'

/** Plates that must be the subscription's are chosen, not typed (first document §5). */
function OwnPlates({ draft, context, faults, change }: StepProps) {
  const { t } = useRequestMessages()
  const max = context.definition.maxPlates
  const choice = draftedSubscription(draft, context)?.plates ?? []
  const chosen = dropBlankPlates(draft.plates)
  // A plate no longer on the subscription can be removed.
  const gone = chosen.filter(plate => !choice.includes(plate))
  const only = chosen.length === 1 ? chosen[0] : undefined
  const fault = faults.find(isAboutPlates)?.message ?? null
  const toggle = (plate: Plate, isChosen: boolean) =>
    change({
      kind: 'plates',
      to: isChosen ? [...chosen, plate] : chosen.filter(other => other !== plate),
    })
  if (choice.length === 0) return <Banner tone="warning">{t('ticket.plates.none')}</Banner>
  if (max === 1)
    return (
      <RadioCards
        id={fieldId('plates.0')}
        label={t('ticket.plates.choose', { max })}
        error={fault}
        isRequired={context.definition.mustOrderWithPlate}
        options={[
          ...[...gone, ...choice].map(plate => ({
            value: plate,
            label: displayPlate(plate),
            description: gone.includes(plate) ? t('ticket.plates.gone') : undefined,
          })),
          ...(context.definition.mustOrderWithPlate
            ? []
            : [{ value: NONE, label: t('ticket.plates.without') }]),
        ]}
        // Of several that an older draft holds, one is to be chosen.
        value={only ?? (context.definition.mustOrderWithPlate || chosen.length > 0 ? null : NONE)}
        onChange={plate => change({ kind: 'plates', to: plate === NONE ? [] : [plate] })}
      />
    )
  return (
    <fieldset className={request.plates} aria-describedby={fault ? 'ticket-plates-fault' : undefined}>
      <legend className={request.legend}>{t('ticket.plates.choose', { max })}</legend>
      <Note>{t('ticket.plates.choose.hint', { max })}</Note>
      <FieldError id="ticket-plates-fault" message={fault} />
      <div className={styles.plateGrid}>
        {[...gone, ...choice].map((plate, index) => (
          <Checkbox
            key={plate}
            id={index === 0 ? fieldId('plates.0') : undefined}
            label={displayPlate(plate)}
            hint={gone.includes(plate) ? t('ticket.plates.gone') : undefined}
            isChecked={chosen.includes(plate)}
            isDisabled={!chosen.includes(plate) && chosen.length >= max}
            onChange={isChosen => toggle(plate, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}
