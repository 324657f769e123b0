import { orderId } from '@parvis/shared-kernel/ids'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { displayPlate, type Plate } from '@parvis/shared-kernel/plates'
import { zoneWithCarrier } from '@parvis/shared-kernel/tickets'
import { Facts, RadioCards } from '@parvis/shared-kernel/ui'
import { faultOf, fieldId } from '../../request/fault-messages.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

/** Non-breaking hyphens keep a plate on one line. */
const unbroken = (plate: Plate): string => displayPlate(plate).replaceAll('-', '\u2011')

/** Display name of a subscription: its offer's. */
export function useCarrierName(offers: StepProps['offers']) {
  const { t } = useRequestMessages()
  return ({ planId }: Subscription): string =>
    offers.find(({ id }) => id === planId)?.name ?? t('ticket.carrier.unnamed')
}

/** Label of the carrier in summaries: with its plates if another one has the same name. */
export function useCarrierWords({ context, offers }: Pick<StepProps, 'context' | 'offers'>) {
  const { t, formatList } = useRequestMessages()
  const nameOf = useCarrierName(offers)
  return (carrier: Subscription): string => {
    const [name, plates] = [nameOf(carrier), formatList(carrier.plates.map(unbroken))]
    const isToTell = context.carriers.length > 1 && plates !== ''
    return isToTell ? t('ticket.carrier.chosen', { name, plates }) : name
  }
}

/** The subscription that carries the ticket: shown when there is one, chosen among several. */
export function CarrierField({ draft, context, faults, change, offers, zones }: StepProps) {
  const { t, formatDay, formatList } = useRequestMessages()
  const nameOf = useCarrierName(offers)
  const { carriers } = context
  const [only] = carriers
  if (only === undefined) return null
  const until = ({ endOfValidity }: Subscription) =>
    endOfValidity === null ? null : formatDay(endOfValidity)
  if (carriers.length === 1) {
    const day = until(only)
    const name = nameOf(only)
    return (
      <Facts
        items={[
          {
            term: t('ticket.carrier'),
            description: day === null ? name : t('ticket.carrier.only', { name, day }),
          },
        ]}
      />
    )
  }
  return (
    <RadioCards
      id={fieldId('subscription')}
      label={t('ticket.carrier')}
      hint={t('ticket.carrier.hint')}
      options={carriers.map(carrier => {
        const day = until(carrier)
        const zoneId = context.definition.isZoneAutoSelected ? zoneWithCarrier(carrier, context) : null
        const zone = zones.find(({ id }) => id === zoneId)
        return {
          value: carrier.id,
          label: nameOf(carrier),
          description: (
            <>
              <span>{t('ticket.carrier.plates', { plates: formatList(carrier.plates.map(unbroken)) })}</span>
              {day !== null && (
                <>
                  <br />
                  <span>{t('ticket.carrier.until', { day })}</span>
                </>
              )}
              {zone && (
                <>
                  <br />
                  <span>{t('ticket.carrier.zone', { name: zone.name })}</span>
                </>
              )}
            </>
          ),
        }
      })}
      value={draft.subscriptionId}
      onChange={id => change({ kind: 'carrier', to: orderId(id) })}
      error={faultOf(faults, 'subscription')}
    />
  )
}
