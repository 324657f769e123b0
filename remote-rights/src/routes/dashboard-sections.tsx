import type { AwaitedAnswer, HeldRefund } from '@parvis/shared-kernel/fines'
import type { Right, RightPlan } from '@parvis/shared-kernel/orders'
import {
  BackButton,
  failedOf,
  type Part,
  PartFailure,
  readyOr,
  retryAll,
  useChunk,
  usePassingTime,
} from '@parvis/shared-kernel/page'
import { lazyChunk, useLocation, useNavigate, useRemote, useSearch } from '@parvis/shared-kernel/remote'
import { shouldAskForAddress } from '@parvis/shared-kernel/subscriber'
import type { Instant } from '@parvis/shared-kernel/time'
import { useMemo } from 'react'
import { type RightKind, readRevealed, writeRevealed } from '../features/rights-list/revealed.model.ts'
import { listRights } from '../features/rights-list/rights-list.model.ts'
import { RightsList } from '../features/rights-list/rights-list.tsx'
import { toDoList } from '../features/to-do/to-do.model.ts'
import { ToDo } from '../features/to-do/to-do.tsx'
import type { ActionHandlers } from '../right-actions/use-action-handlers.tsx'
import { CatalogueWarning } from '../rights-data/catalogue-warning.tsx'
import { type RightViewer, useCatalogue, useRightViewer } from '../rights-data/use-right-viewer.ts'
import type { RightsData } from '../rights-data/use-rights-data.ts'
import { useSubscriber } from '../rights-data/use-subscriber.ts'
import { useMessages } from '../use-messages.ts'
import { isEverythingLost, isNewcomer, isTicketListShown } from './dashboard.model.ts'
import styles from './dashboard.module.css'
import { ListSkeleton } from './dashboard-skeleton.tsx'
import { RequestSections } from './request-sections.tsx'

interface DashboardSectionsProps {
  readonly data: RightsData
  readonly refunds: readonly HeldRefund[]
  readonly awaitedAnswers: readonly AwaitedAnswer[]
  readonly handlers: ActionHandlers
}

const NOTHING: readonly never[] = []

export function DashboardSections({ data, refunds, awaitedAnswers, handlers }: DashboardSectionsProps) {
  const { config } = useRemote()
  const subscriber = useSubscriber()
  const now = usePassingTime()
  const catalogue = useCatalogue(data)
  const subscriptions = readyOr(data.subscriptions, NOTHING)
  const tickets = readyOr(data.tickets, NOTHING)
  const view = useRightViewer(catalogue, now)
  const { plans } = data
  const toDo = toDoList({
    rights: [...subscriptions, ...tickets],
    view,
    plans: catalogue.plans,
    refunds,
    awaitedAnswers,
    shouldAskForAddress: shouldAskForAddress(
      subscriber,
      plans.state === 'ready' ? plans.data.shouldAskForAddress : null,
    ),
    now,
    timeZone: config.timeZone,
  })
  const list = { plans: catalogue.plans, view, now, handlers }
  if (isEverythingLost(data)) return <EverythingLost data={data} />
  return (
    <>
      <div className={styles.onScreen}>
        <ToDo list={toDo} handlers={handlers} />
      </div>
      <CatalogueWarning data={data} />
      {isNewcomer(data) ? (
        <LateNewcomer />
      ) : (
        <>
          {isTicketListShown(data.tickets, data.definitions) && (
            <ListPart kind="ticket" part={data.tickets} {...list} />
          )}
          <ListPart kind="subscription" part={data.subscriptions} {...list} />
        </>
      )}
      <div className={styles.onScreen}>
        <RequestSections data={data} now={now} />
      </div>
    </>
  )
}

interface ListPartProps {
  readonly kind: RightKind
  readonly part: Part<readonly Right[]>
  readonly plans: readonly RightPlan[]
  readonly view: RightViewer
  readonly now: Instant
  readonly handlers: ActionHandlers
}

function ListPart({ kind, part, plans, view, now, handlers }: ListPartProps) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = useSearch()
  const revealed = readRevealed(search)
  const rights = readyOr(part, NOTHING)
  const isExpiredShown = revealed[kind]
  const listed = useMemo(
    () => listRights(rights, plans, isExpiredShown, now),
    [rights, plans, isExpiredShown, now],
  )
  if (part.state === 'loading') return <ListSkeleton />
  if (part.state === 'failed') {
    return <PartFailure title={t(`${kind}s.failed`)} part={part} />
  }
  const toggle = () => {
    const query = writeRevealed(search, { ...revealed, [kind]: !isExpiredShown })
    navigate(`${pathname}${query}`, { replace: true })
  }
  return (
    <RightsList
      kind={kind}
      {...listed}
      view={view}
      isExpiredShown={isExpiredShown}
      onToggle={toggle}
      now={now}
      handlers={handlers}
    />
  )
}

function EverythingLost({ data }: Pick<DashboardSectionsProps, 'data'>) {
  const { t } = useMessages()
  const failed = failedOf(Object.values(data))
  return (
    <PartFailure
      title={t('rights.failed.title')}
      part={{
        state: 'failed',
        error: failed[0]?.error,
        isRetrying: failed.some(part => part.isRetrying),
        retry: () => retryAll(failed),
      }}
      action={<BackButton />}
    />
  )
}

const newcomer = lazyChunk(() =>
  import(/* webpackChunkName: "some-sections" */ './newcomer.tsx').then(module => module.Newcomer),
)

/**
 * Separate chunk, because it is only needed before the first right. Optional: the offers below are shown in any case.
 */
function LateNewcomer() {
  const newcomerText = useChunk(newcomer)
  if (newcomerText.state === 'loading') return <ListSkeleton />
  return newcomerText.state === 'ready' && <newcomerText.data />
}
