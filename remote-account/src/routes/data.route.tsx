import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { PageHeader, PageSkeleton } from '@parvis/shared-kernel/ui'
import { ErasurePart } from '../features/my-data/erasure-part.tsx'
import { ExportPart } from '../features/my-data/export-part.tsx'
import { PageMessages, usePageMessages } from '../messages/lazy-messages.tsx'

/** `/settings/data`: export or erase one's data (docs/api.md). */
export function DataRoute() {
  return (
    <PageMessages>
      <DataScreen />
    </PageMessages>
  )
}

function DataScreen() {
  const { subscriber } = useRemote()
  const { t } = usePageMessages()
  useScreen(t('data.title'))
  // The shell loads the subscriber before this page, so null means still loading.
  if (!subscriber) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t('data.title')}
        lead={t('data.lead')}
        back={{ href: PAGES.settings, label: t('data.back') }}
      />
      <ExportPart />
      <ErasurePart subscriber={subscriber} />
    </>
  )
}
