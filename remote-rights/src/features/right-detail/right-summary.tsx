import { isFree } from '@parvis/shared-kernel/money'
import { readyOr } from '@parvis/shared-kernel/page'
import { rightPath } from '@parvis/shared-kernel/paths'
import { Amount, Card, Facts, Heading, Link, Note } from '@parvis/shared-kernel/ui'
import { useId } from 'react'
import { ActionButton, isHarmful } from '../../right-actions/action-control.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import { isDocumentAction } from '../../rights-data/offered-actions.model.ts'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { RightsData } from '../../rights-data/use-rights-data.ts'
import { useRightMessages } from '../../use-messages.ts'
import styles from './right-detail.module.css'
import {
  actionNotes,
  durationOf,
  isPriceUnknown,
  mainVariant,
  PAYMENT_WORDS,
  precursorOf,
  ticketCountOf,
} from './right-facts.model.ts'

interface RightSummaryProps {
  readonly view: RightView
  readonly handlers: ActionHandlers
  /** The subscription that a ticket depends on; null if none or unknown. */
  readonly subscriptionView: RightView | null
  readonly data: RightsData
  /** Something other than an action of the right is due: a refund's bank details, or a document for the city. */
  readonly isAwaited: boolean
}

/** Beside the detail: price, duration and all actions. */
export function RightSummary({ view, handlers, subscriptionView, data, isAwaited }: RightSummaryProps) {
  const { t } = useRightMessages()
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <Heading level={2} look={4} id={id}>
        {t('detail.facts')}
      </Heading>
      <SummaryFacts view={view} subscriptionView={subscriptionView} data={data} />
      <Actions view={view} handlers={handlers} isAwaited={isAwaited} />
    </Card>
  )
}

type SummaryFactsProps = Pick<RightSummaryProps, 'view' | 'subscriptionView' | 'data'>

function SummaryFacts({ view, subscriptionView, data }: SummaryFactsProps) {
  const { t, formatDay, formatDayTime, formatDuration } = useRightMessages()
  const { right, hasExactHours } = view
  const duration = durationOf(view)
  const count = ticketCountOf(right)
  const moment = hasExactHours ? formatDayTime : formatDay
  const { startOfValidity: start, endOfValidity: end, createdAt } = right
  const payment = PAYMENT_WORDS[view.payment]
  const precursor = precursorOf(right, readyOr(data.subscriptions, []))
  const before = precursor?.isRepeated ? 'detail.repeats' : 'detail.renews'
  return (
    <Facts
      items={[
        { term: t('detail.price'), description: <Price view={view} /> },
        {
          term: t(count === null ? 'detail.duration' : 'detail.duration.each'),
          description: duration && formatDuration(duration),
        },
        { term: t('detail.count'), description: count },
        { term: t('detail.start'), description: start && moment(start) },
        { term: t('detail.end'), description: end === null ? start && t('detail.endless') : moment(end) },
        { term: t('detail.created'), description: createdAt && formatDay(createdAt) },
        { term: t('detail.payment'), description: payment && t(payment) },
        {
          term: t('detail.follows'),
          description: subscriptionView && <Link href={subscriptionView.path}>{subscriptionView.name}</Link>,
        },
        {
          term: t(before),
          description: precursor && (
            <Link href={rightPath({ kind: 'subscription', id: precursor.id })}>{t(`${before}.link`)}</Link>
          ),
        },
        { term: t('detail.reference'), description: <span className={styles.reference}>{right.id}</span> },
      ]}
    />
  )
}

function Price({ view }: Pick<RightSummaryProps, 'view'>) {
  const { t } = useRightMessages()
  if (isPriceUnknown(view)) return <span>{t('detail.price-unknown')}</span>
  return isFree(view.price) ? <span>{t('price.free')}</span> : <Amount cents={view.price} />
}

function Actions({ view, handlers, isAwaited }: Omit<RightSummaryProps, 'subscriptionView' | 'data'>) {
  const { t } = useRightMessages()
  const { main } = view.actions
  // Documents have their own section, where they can also be saved.
  const others = view.actions.others.filter(({ action }) => !isDocumentAction(action))
  const notes = actionNotes(view.rules)
  if (!main && others.length === 0 && notes.length === 0)
    return isAwaited || view.isOver ? null : (
      <Note>{t(view.areActionsUnknown ? 'detail.actions-unknown' : 'detail.no-actions')}</Note>
    )
  return (
    <div className={styles.actions}>
      {main && (
        <div className={styles.mainAction}>
          <ActionButton shown={main} view={view} handlers={handlers} variant={mainVariant(view)} isWide />
        </div>
      )}
      {others.map(shown => (
        <ActionButton
          key={shown.action}
          shown={shown}
          view={view}
          handlers={handlers}
          variant={isHarmful(shown) ? 'danger' : 'secondary'}
          isWide
        />
      ))}
      {notes.map(note => (
        <Note key={note}>{t(note)}</Note>
      ))}
    </div>
  )
}
