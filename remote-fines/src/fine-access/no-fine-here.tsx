import { PAGES } from '@parvis/shared-kernel/paths'
import { useScreen } from '@parvis/shared-kernel/remote'
import { ButtonLink, EmptyState, PageHeader } from '@parvis/shared-kernel/ui'
import { SearchIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'

/** The address contains no valid fine number. */
export function NoFineHere() {
  const { t } = useMessages()
  useScreen(t('no-fine.title'), true)
  return (
    <>
      <PageHeader title={t('no-fine.title')} />
      <EmptyState
        icon={SearchIcon}
        title={t('no-fine.reason')}
        action={
          <ButtonLink variant="primary" href={PAGES.fines}>
            {t('no-fine.action')}
          </ButtonLink>
        }
      >
        {t('no-fine.text')}
      </EmptyState>
    </>
  )
}
