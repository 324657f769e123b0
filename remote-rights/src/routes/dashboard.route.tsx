import { useLocation, useScreen } from '@parvis/shared-kernel/remote'
import { Banner, Page, PageHeader } from '@parvis/shared-kernel/ui'
import { useDeferredValue, useEffect, useState } from 'react'
import type { RightLeft } from '../right-actions/right-left.ts'
import { useActionHandlers } from '../right-actions/use-action-handlers.tsx'
import { OfflineNote } from '../rights-data/offline-note.tsx'
import { useAwaitedAnswers } from '../rights-data/use-awaited-answers.ts'
import { useRefunds } from '../rights-data/use-refunds.ts'
import { type RightsData, useRightsData } from '../rights-data/use-rights-data.ts'
import { useSubscriber } from '../rights-data/use-subscriber.ts'
import { useMessages } from '../use-messages.ts'
import styles from './dashboard.module.css'
import { DashboardSections } from './dashboard-sections.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

/** `/souscriptions` and `/`: everything that a subscriber holds, must do and may request (first document §2). */
export function DashboardRoute() {
  const { t } = useMessages()
  useScreen(t('rights.title'))
  const data = useRightsData()
  // Read at the top: mounted later, it would repeat a request that has failed.
  const refunds = useRefunds()
  const awaitedAnswers = useAwaitedAnswers()
  const handlers = useActionHandlers()
  const { left } = (useLocation().state ?? {}) as RightLeft
  const { firstName } = useSubscriber()
  // Deferred: React draws all cards in slices, not in one long task that holds back a press.
  const isHeld = useDeferredValue(useHeld(data))
  const greeting = firstName
    ? t('dashboard.greeting', { name: firstName })
    : t('dashboard.greeting-anonymous')
  return (
    <Page>
      <PageHeader eyebrow={t('rights.title')} title={greeting} />
      <div className={styles.sections}>
        <OfflineNote />
        {left && <Banner tone="success" live="status" title={left} />}
        {handlers.notice}
        {isHeld ? (
          <DashboardSkeleton />
        ) : (
          <DashboardSections
            data={data}
            awaitedAnswers={awaitedAnswers}
            refunds={refunds}
            handlers={handlers}
          />
        )}
      </div>
      {handlers.dialog}
    </Page>
  )
}

const PATIENCE_MS = 1500

/**
 * Waits briefly for all requests, which end nearly together, to avoid layout shifts. A late one does not delay the
 * others for longer.
 */
function useHeld(data: RightsData): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isPatient && Object.values(data).some(part => part.state === 'loading')
}
