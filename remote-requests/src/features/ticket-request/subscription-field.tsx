import { orderId } from '@parvis/shared-kernel/ids'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { displayPlate, type Plate } from '@parvis/shared-kernel/plates'
import { zoneWithSubscription } from '@parvis/shared-kernel/tickets'
import { Facts, RadioCards } from '@parvis/shared-kernel/ui'
import { faultOf, fieldId } from '../../request/fault-messages.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

/** Non-breaking hyphens keep a plate on one line. */
const unbroken = (plate: Plate): string => displayPlate(plate).replaceAll('-', '\u2011')

/** Display name of a subscription: its offer's. */
export function useSubscriptionName(offers: StepProps['offers']) {
  const { t } = useRequestMessages()
  return ({ planId }: Subscription): string =>
    offers.find(({ id }) => id === planId)?.name ?? t('ticket.subscription.unnamed')
}

/** Label of the subscription in summaries: with its plates if another one has the same name. */
export function useSubscriptionText({ context, offers }: Pick<StepProps, 'context' | 'offers'>) {
  const { t, formatList } = useRequestMessages()
  const nameOf = useSubscriptionName(offers)
  return (subscription: Subscription): string => {
    const [name, plates] = [nameOf(subscription), formatList(subscription.plates.map(unbroken))]
    const isToTell = context.entitlingSubscriptions.length > 1 && plates !== ''
    return isToTell ? t('ticket.subscription.chosen', { name, plates }) : name
  }
}

/** The subscription that carries the ticket: shown when there is one, chosen among several. */
export function SubscriptionField({ draft, context, faults, change, offers, zones }: StepProps) {
  const { t, formatDay, formatList } = useRequestMessages()
  const nameOf = useSubscriptionName(offers)
  const { entitlingSubscriptions } = context
  const [only] = entitlingSubscriptions
  if (only === undefined) return null
  const until = ({ endOfValidity }: Subscription) =>
    endOfValidity === null ? null : formatDay(endOfValidity)
  if (entitlingSubscriptions.length === 1) {
    const day = until(only)
    const name = nameOf(only)
    return (
      <Facts
        items={[
          {
            term: t('ticket.subscription'),
            description: day === null ? name : t('ticket.subscription.only', { name, day }),
          },
        ]}
      />
    )
  }
  return (
    <RadioCards
      id={fieldId('subscription')}
      label={t('ticket.subscription')}
      hint={t('ticket.subscription.hint')}
      options={entitlingSubscriptions.map(subscription => {
        const day = until(subscription)
        const zoneId = context.definition.isZoneAutoSelected
          ? zoneWithSubscription(subscription, context)
          : null
        const zone = zones.find(({ id }) => id === zoneId)
        return {
          value: subscription.id,
          label: nameOf(subscription),
          description: (
            <>
              <span>
                {t('ticket.subscription.plates', { plates: formatList(subscription.plates.map(unbroken)) })}
              </span>
              {day !== null && (
                <>
                  <br />
                  <span>{t('ticket.subscription.until', { day })}</span>
                </>
              )}
              {zone && (
                <>
                  <br />
                  <span>{t('ticket.subscription.zone', { name: zone.name })}</span>
                </>
              )}
            </>
          ),
        }
      })}
      value={draft.subscriptionId}
      onChange={id => change({ kind: 'subscription', to: orderId(id) })}
      error={faultOf(faults, 'subscription')}
    />
  )
}
