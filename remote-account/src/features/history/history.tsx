import { BackButton } from '@parvis/shared-kernel/page'
import { useRemote } from '@parvis/shared-kernel/remote'
import {
  Button,
  EmptyState,
  Heading,
  Link,
  Loading,
  Skeleton,
  Stack,
  Timeline,
} from '@parvis/shared-kernel/ui'
import { HistoryIcon } from '@parvis/shared-kernel/ui/icon'
import type { TimelineEvent } from '@parvis/shared-kernel/wire'
import { useEffect, useRef } from 'react'
import { FailureBanner } from '../../failures/failure-banner.tsx'
import { FailurePanel } from '../../failures/failure-panel.tsx'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import { byMonth, eventMessageId, eventTone, type Filter, thingOf } from './history.model.ts'
import styles from './history.module.css'
import { useHistory } from './history.queries.ts'

interface HistoryProps {
  readonly filter: Filter
  readonly onShowAll: () => void
}

/** All dated events of a citizen, newest first, by month. */
export function History({ filter, onShowAll }: HistoryProps) {
  const { t } = usePageMessages()
  const { history, more } = useHistory(filter)
  if (history.data === undefined)
    return history.isError ? (
      <FailurePanel title={t('history.failed')} query={history} action={<BackButton />} />
    ) : (
      <HistorySkeleton />
    )
  const { events, before } = history.data
  if (events.length === 0) return <Nothing filter={filter} onShowAll={onShowAll} />
  return (
    <>
      <Months events={events} />
      <FailureBanner title={t('history.more.failed')} error={more.error} />
      <Rest
        isAll={before === null}
        count={events.length}
        isBusy={more.isPending}
        onMore={() => before !== null && more.mutate(before)}
      />
      <p className="parvis-hidden" role="status">
        {more.isSuccess && t('history.shown', { count: events.length, isAll: before === null })}
      </p>
    </>
  )
}

function Months({ events }: { readonly events: readonly TimelineEvent[] }) {
  const { config } = useRemote()
  const { t, locale, formatDateTimeLong } = usePageMessages()
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: config.timeZone })
  return byMonth(events, config.timeZone).map(({ id, events: inMonth }) => (
    <section key={id} className={styles.month} aria-labelledby={`history-${id}`}>
      <Heading level={2} look={4} id={`history-${id}`}>
        <span className={styles.name}>{month.format(inMonth[0]?.at)}</span>
      </Heading>
      <Timeline
        items={inMonth.map(event => ({
          id: event.id,
          title: t(eventMessageId(event.kind)),
          when: formatDateTimeLong(event.at),
          tone: eventTone(event.kind),
          children: <ThingLine event={event} />,
        }))}
      />
    </section>
  ))
}

function ThingLine({ event }: { readonly event: TimelineEvent }) {
  const { t } = usePageMessages()
  const { messageId, label, page } = thingOf(event)
  const name = messageId === null ? (label ?? '') : t(messageId, { label })
  return <p className={styles.thing}>{page === null ? name : <Link href={page}>{name}</Link>}</p>
}

interface RestProps {
  readonly isAll: boolean
  readonly count: number
  readonly isBusy: boolean
  readonly onMore: () => void
}

/** The "more" button, or the end notice, which then takes the button's focus. */
function Rest({ isAll, count, isBusy, onMore }: RestProps) {
  const { t } = usePageMessages()
  const countLine = useRef<HTMLParagraphElement>(null)
  const hadMore = useRef(!isAll)
  useEffect(() => {
    if (isAll && hadMore.current) countLine.current?.focus()
    hadMore.current = !isAll
  }, [isAll])
  return (
    <div className={styles.rest}>
      <p ref={countLine} tabIndex={-1} className={styles.count}>
        {t('history.shown', { count, isAll })}
      </p>
      {!isAll && (
        <Button isBusy={isBusy} onClick={onMore}>
          {t('history.more')}
        </Button>
      )}
    </div>
  )
}

function Nothing({ filter, onShowAll }: HistoryProps) {
  const { t } = usePageMessages()
  if (filter === 'all')
    return (
      <EmptyState icon={HistoryIcon} title={t('history.empty.title')}>
        {t('history.empty.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={HistoryIcon}
      title={t('history.empty.about')}
      action={<Button onClick={onShowAll}>{t('history.empty.show-all')}</Button>}
    />
  )
}

function HistorySkeleton() {
  return (
    <Loading>
      <div className={styles.month}>
        <Skeleton width="9rem" />
        {['first', 'second', 'third', 'fourth'].map(place => (
          <Stack key={place} gap={2}>
            <Skeleton width="60%" />
            <Skeleton width="8rem" />
          </Stack>
        ))}
      </div>
    </Loading>
  )
}
