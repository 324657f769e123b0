import { ButtonLink, EmptyState } from '@parvis/shared-kernel/ui'
import { ArrowLeftIcon, SearchIcon } from '@parvis/shared-kernel/ui/icon'
import { useWords } from '../../words.ts'

/** An address that names no right of this subscriber: what may not be seen reads the same as what is not there. */
export function RightNotFound() {
  const { t } = useWords()
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('not-found.title')}
      action={
        <ButtonLink href="/souscriptions" icon={ArrowLeftIcon}>
          {t('not-found.action')}
        </ButtonLink>
      }
    >
      <p>{t('not-found.body')}</p>
    </EmptyState>
  )
}
