import { isFree } from '@parvis/shared-kernel/money'
import { cityNow, useRemote } from '@parvis/shared-kernel/remote'
import type { TicketOrder } from '@parvis/shared-kernel/tickets'
import { offsetAt } from '@parvis/shared-kernel/time'
import type { Fact } from '@parvis/shared-kernel/ui'
import { useRequestMessages } from '../../use-messages.ts'
import { useMomentFormat } from './ticket-messages.ts'

type Allowed = Extract<TicketOrder, { allowed: true }>

/** Exact start, end and number, in the city's time zone. */
export function usePeriodFacts(order: TicketOrder | null): readonly Fact[] {
  const { t } = useRequestMessages()
  const moment = useMomentFormat()
  const isKnown = order?.allowed === true
  return [
    { term: t('ticket.from'), description: isKnown ? moment(order.start) : null },
    { term: t('ticket.to'), description: isKnown ? moment(order.series.end) : null },
    {
      term: t('ticket.count'),
      description:
        isKnown && order.series.count > 1 ? t('ticket.count.value', { count: order.series.count }) : null,
    },
  ]
}

/** Whether the device's time zone differs from the city's, so that hours must name the zone. */
export function useIsElsewhere(): boolean {
  const { config } = useRemote()
  const [own, now] = [Intl.DateTimeFormat().resolvedOptions().timeZone, cityNow()]
  return offsetAt(now as Allowed['start'], own) !== offsetAt(now as Allowed['start'], config.timeZone)
}

/** Resulting period, announced at every change. */
export function LivePeriod({ order }: { readonly order: TicketOrder | null }) {
  const { t, formatPrice, periodValues } = useRequestMessages()
  if (order === null || !order.allowed) return null
  const { count, end, price } = order.series
  const values = { count, ...periodValues(order.start, end, 'hours') }
  return (
    <span>
      {isFree(price)
        ? t('ticket.live', values)
        : t('ticket.live.price', { ...values, price: formatPrice(price) })}
    </span>
  )
}
