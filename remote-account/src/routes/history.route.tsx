import { useNavigate, useScreen, useSearch } from '@parvis/shared-kernel/remote'
import { Button, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { PrinterIcon } from '@parvis/shared-kernel/ui/icon'
import { type Filter, filterOf } from '../features/history/history.model.ts'
import { History } from '../features/history/history.tsx'
import { HistoryFilter } from '../features/history/history-filter.tsx'
import { PageMessages, usePageMessages } from '../messages/lazy-messages.tsx'
import { OWN_PAGES } from '../own-pages.ts'

/** `/historique?about=`: one timeline for rights, fines, appeals, refunds and the account (docs/api.md). */
export function HistoryRoute() {
  return (
    <PageMessages>
      <HistoryScreen />
    </PageMessages>
  )
}

function HistoryScreen() {
  const { t } = usePageMessages()
  const navigate = useNavigate()
  const query = useSearch()
  const filter = filterOf(query.get('about'))
  useScreen(t('history.title'))
  const show = (chosen: Filter) =>
    navigate(chosen === 'all' ? OWN_PAGES.history : `${OWN_PAGES.history}?about=${chosen}`, { replace: true })
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('history.title')}
        lead={t('history.lead')}
        actions={
          <Button icon={PrinterIcon} onClick={() => window.print()}>
            {t('history.print')}
          </Button>
        }
      />
      <HistoryFilter filter={filter} onChoose={show} />
      <History key={filter} filter={filter} onShowAll={() => show('all')} />
    </Stack>
  )
}
