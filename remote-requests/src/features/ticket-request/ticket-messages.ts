import type { RequestFault } from '@parvis/shared-kernel/orders'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import {
  draftedSubscription,
  quotaPeriod,
  type TicketDraft,
  type TicketStepContext,
} from '@parvis/shared-kernel/tickets'
import { type Day, type Instant, yearOf } from '@parvis/shared-kernel/time'
import { startWeekdays } from '../../plan-sheet/start.model.ts'
import { useWeekdayList } from '../../plan-sheet/use-zone-text.ts'
import { useFaultMessages } from '../../request/use-fault-messages.ts'
import { type RequestMessageId, useRequestMessages } from '../../use-messages.ts'

// Reasons specific to tickets; `past` of an hour and the weekday get more precise messages than in other requests.
const MESSAGE_IDS = {
  weekday: 'ticket.fault.weekday',
  'subscription-missing': 'ticket.fault.subscription-missing',
  'hour-missing': 'ticket.fault.hour-missing',
  'end-missing': 'ticket.fault.end-missing',
  'end-before-start': 'ticket.fault.end-before-start',
  'end-equals-start': 'ticket.fault.end-before-start',
  'quota-used-up': 'ticket.fault.quota-used-up',
  'quota-exceeded': 'ticket.fault.quota-exceeded',
  unreachable: 'ticket.fault.unreachable',
  'longer-than-option': 'ticket.fault.longer-than-option',
  'start-not-covered': 'ticket.fault.start-not-covered',
  'end-not-covered': 'ticket.fault.end-not-covered',
  blank: 'ticket.fault.blank',
  'too-short': 'ticket.fault.too-short',
  'too-long': 'ticket.fault.too-long',
  malformed: 'ticket.fault.malformed',
} as const satisfies Record<string, RequestMessageId>

const isOwn = (reason: string): reason is keyof typeof MESSAGE_IDS => Object.hasOwn(MESSAGE_IDS, reason)

/** Messages of a ticket's problems, also for a day other than the drafted one. */
export function useTicketFaultMessages(draft: TicketDraft, context: TicketStepContext) {
  const { t } = useRequestMessages()
  const weekdayList = useWeekdayList()
  const { definition } = context
  const own = ({ field, reason }: RequestFault, day: Day | null = draft.startDay): string | null => {
    if (field === 'hour' && reason === 'past') return t('ticket.fault.past-hour')
    if (!isOwn(reason)) return null
    const year = day === null ? 0 : yearOf(day)
    const isOfSubscription = quotaPeriod(definition, draftedSubscription(draft, context)) !== null
    if (reason === 'quota-used-up' && isOfSubscription) return t('ticket.fault.quota-used-up.period')
    return t(MESSAGE_IDS[reason], {
      ...EMAIL_LENGTH,
      days: weekdayList(startWeekdays(definition)),
      year: String(year),
      left: context.remaining(draftedSubscription(draft, context), year) ?? 0,
    })
  }
  const tell = useFaultMessages({ own, max: definition.maxPlates, optionId: draft.optionId })
  /** Why a day cannot be chosen in the calendar. */
  const tellDay = (reason: string, day: Day | null): string =>
    own({ field: 'start', reason }, day) ?? tell([{ field: 'start', reason }])[0]?.message ?? ''
  return { tell, tellDay }
}

/** `lundi 15 juin 2026, 14:05` */
export function useMomentFormat() {
  const { t, formatLongDay, formatHour } = useRequestMessages()
  return (moment: Instant): string =>
    t('ticket.moment', { day: formatLongDay(moment), hour: formatHour(moment) })
}
