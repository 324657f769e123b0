import { LateBoundary } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { ButtonLink, EmptyState } from '@parvis/shared-kernel/ui'
import { CarIcon, PlusIcon } from '@parvis/shared-kernel/ui/icon'
import { RightMessages } from '../right-messages/right-messages.tsx'
import { useRightMessages } from '../use-messages.ts'
import { ListSkeleton } from './dashboard-skeleton.tsx'

/** Introduction for subscribers without rights: what they can request. */
export function Newcomer() {
  return (
    <LateBoundary fallback={<ListSkeleton />}>
      <RightMessages>
        <NewcomerText />
      </RightMessages>
    </LateBoundary>
  )
}

function NewcomerText() {
  const { t } = useRightMessages()
  return (
    <EmptyState
      icon={CarIcon}
      title={t('empty.title')}
      action={
        <ButtonLink href={PAGES.catalogue} variant="primary" icon={PlusIcon}>
          {t('empty.action')}
        </ButtonLink>
      }
    >
      <p>{t('empty.body')}</p>
    </EmptyState>
  )
}
