import type { HeldRefund } from '@parvis/shared-kernel/fines'
import { isLostStatus } from '@parvis/shared-kernel/orders'
import { CalendarLink } from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { dayOf, type Instant } from '@parvis/shared-kernel/time'
import { Note, PlateList, Section, Timeline, type TimelineItem, type Tone } from '@parvis/shared-kernel/ui'
import {
  CalendarIcon,
  CarIcon,
  CheckIcon,
  ClockIcon,
  FileTextIcon,
  type IconType,
  MailIcon,
  PaperclipIcon,
  RefreshCwIcon,
  ShareIcon,
  WalletIcon,
  XIcon,
} from '@parvis/shared-kernel/ui/icon'
import { STATUS_LOOKS } from '../../right-status/status-look.ts'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { type RightI18n, useRightMessages } from '../../use-messages.ts'
import { cityEventsOf } from './city-events.model.ts'
import { calendarEventOf } from './right-calendar.model.ts'
import styles from './right-detail.module.css'
import type { RightEvent } from './right-event.ts'
import { usualDaysOf } from './right-facts.model.ts'
import { payBefore, rightTimeline } from './right-timeline.model.ts'
import { timelineQuery } from './right-timeline.queries.ts'

const ICONS = {
  created: CheckIcon,
  comment: MailIcon,
  complement: FileTextIcon,
  plates: CarIcon,
  evidence: PaperclipIcon,
  step: CheckIcon,
  refusal: XIcon,
  sharing: ShareIcon,
  money: WalletIcon,
  now: ClockIcon,
  start: CalendarIcon,
  renewal: RefreshCwIcon,
  end: CalendarIcon,
} as const satisfies Record<RightEvent['kind'], IconType>

interface RightTimelineProps {
  readonly view: RightView
  readonly now: Instant
  readonly refunds: readonly HeldRefund[]
}

const NOTHING: readonly never[] = []

/** Past events, current state and future dates. */
export function RightTimeline({ view, now, refunds }: RightTimelineProps) {
  const i18n = useRightMessages()
  const { api, config } = useRemote()
  // Without the city's events the right's own data still fills the timeline.
  const told = useQuery(timelineQuery(api, view.right)).data ?? NOTHING
  const refundIds = refunds.map(({ id }) => id)
  const events = rightTimeline(view, now, config.timeZone, cityEventsOf(told, view.right.id, refundIds))
  return (
    <Section title={i18n.t('detail.timeline')} gap={6}>
      <Timeline items={events.map(event => timelineItem(event, view, i18n))} />
    </Section>
  )
}

function timelineItem(event: RightEvent, view: RightView, i18n: RightI18n): TimelineItem {
  const { t } = i18n
  const isNow = event.kind === 'now'
  return {
    id: event.id,
    icon: isNow ? STATUS_LOOKS[view.displayed.status].icon : ICONS[event.kind],
    tone: toneOf(event, view),
    title: t(event.title.id, event.title.values),
    when: whenOf(event, view, i18n),
    children: (
      <>
        <EventText event={event} i18n={i18n} />
        {isNow && <UsualDelay view={view} />}
        {event.isAhead && <InCalendar event={event} view={view} />}
      </>
    ),
  }
}

function toneOf({ kind, isAhead }: RightEvent, view: RightView): Tone {
  if (kind === 'now') return STATUS_LOOKS[view.displayed.status].tone
  return isAhead || kind === 'refusal' ? 'neutral' : 'success'
}

function whenOf(
  { kind, at, isAhead, hasHour }: RightEvent,
  view: RightView,
  { t, formatDay, formatDayTime, formatDateTimeLong }: RightI18n,
): string | null {
  if (isAhead) return null
  // Events are formatted like payments; the bounds of a validity like validities (D8).
  const isBound = kind === 'start' || kind === 'renewal' || kind === 'end'
  if (kind !== 'now') return hasHour ? (isBound ? formatDayTime : formatDateTimeLong)(at) : formatDay(at)
  // A lost right has its date from the city's events; without them the date is unknown, and it is not today.
  if (isLostStatus(view.right.status) && view.payment !== 'pending') return null
  const limit = payBefore(view, at)
  if (limit === null) return t('timeline.now')
  return t('timeline.pay-before', { date: view.hasExactHours ? formatDayTime(limit) : formatDay(limit) })
}

function EventText({ event, i18n }: { readonly event: RightEvent; readonly i18n: RightI18n }) {
  const { t, formatDay, formatDayTime } = i18n
  const { at, isAhead, hasHour, added, removed } = event
  return (
    <>
      {isAhead && <Note>{t('timeline.planned', { date: hasHour ? formatDayTime(at) : formatDay(at) })}</Note>}
      {added.length > 0 && (
        <div className={styles.change}>
          <Note as="span">{t('detail.plate-history.added')}</Note>
          <PlateList plates={added} max={added.length} />
        </div>
      )}
      {removed.length > 0 && (
        <div className={styles.change}>
          <Note as="span">{t('detail.plate-history.removed')}</Note>
          <PlateList plates={removed} max={removed.length} />
        </div>
      )}
    </>
  )
}

function UsualDelay({ view }: { readonly view: RightView }) {
  const { t } = useRightMessages()
  const count = usualDaysOf(view)
  return count === null ? null : <Note>{t('delay.usual', { count })}</Note>
}

/** A future date as a calendar file. */
function InCalendar({ event, view }: { readonly event: RightEvent; readonly view: RightView }) {
  const { t } = useRightMessages()
  const { timeZone } = useRemote().config
  const what = t(event.title.id, event.title.values)
  const title = t('calendar.title', { what, name: view.name })
  return (
    <CalendarLink
      event={calendarEventOf(event, view, title)}
      // Named like the event: those of several rights lie side by side in one folder.
      fileName={`${title} ${dayOf(event.at, timeZone)}`}
      label={t('calendar.add')}
      name={t('calendar.add-for', { what })}
    />
  )
}
