import { useScreen } from '@parvis/shared-kernel/remote'
import { ButtonLink, EmptyState, PageHeader } from '@parvis/shared-kernel/ui'
import { SearchIcon } from '@parvis/shared-kernel/ui/icon'
import { useWords, type WordId } from '../words.ts'

interface PlanNotFoundProps {
  readonly title: WordId
  readonly text: WordId
  readonly action: { readonly href: string; readonly label: WordId }
}

/** Unknown plan, or one this person does not have. */
export function PlanNotFound({ title, text, action }: PlanNotFoundProps) {
  const { t } = useWords()
  useScreen(t(title), true)
  return (
    <>
      <PageHeader title={t(title)} />
      <EmptyState
        icon={SearchIcon}
        title={t(text)}
        action={
          <ButtonLink variant="primary" href={action.href}>
            {t(action.label)}
          </ButtonLink>
        }
      />
    </>
  )
}
