import { PAGES } from '@parvis/shared-kernel/paths'
import { useScreen } from '@parvis/shared-kernel/remote'
import { ButtonLink, EmptyState, PageHeader } from '@parvis/shared-kernel/ui'
import { SearchIcon } from '@parvis/shared-kernel/ui/icon'
import { type MessageId, useMessages } from '../use-messages.ts'

interface NotFoundMessages {
  readonly text: MessageId
  readonly to: string
  readonly back: MessageId
}

const PLAN = { text: 'plan.not-found.text', to: PAGES.catalogue, back: 'catalogue.back' } as const

const MESSAGES = {
  offer: PLAN,
  definition: PLAN,
  order: { text: 'order.not-found.text', to: PAGES.rights, back: 'rights.back' },
  public: { text: 'public.not-found.text', to: PAGES.prices, back: 'public.back' },
} as const satisfies Record<string, NotFoundMessages>

/** Unknown plan or order, or one this person does not have. */
export function NotFound({ what }: { readonly what: keyof typeof MESSAGES }) {
  const { t } = useMessages()
  const { text, to, back } = MESSAGES[what]
  const title = t(`${what}.not-found`)
  useScreen(title, true)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={SearchIcon}
        title={t(text)}
        action={
          <ButtonLink variant="primary" href={to}>
            {t(back)}
          </ButtonLink>
        }
      />
    </>
  )
}
