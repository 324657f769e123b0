import { useScreen } from '@parvis/shared-kernel/remote'
import { ButtonLink, EmptyState, PageHeader } from '@parvis/shared-kernel/ui'
import { SearchIcon } from '@parvis/shared-kernel/ui/icon'
import { type MessageId, useMessages } from '../use-messages.ts'

interface PlanNotFoundProps {
  readonly title: MessageId
  readonly text: MessageId
  readonly action: { readonly href: string; readonly label: MessageId }
}

/** Unknown plan, or one this person does not have. */
export function PlanNotFound({ title, text, action }: PlanNotFoundProps) {
  const { t } = useMessages()
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
