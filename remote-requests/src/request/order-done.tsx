import type { Subscription } from '@parvis/shared-kernel/orders'
import { PAGES, rightPath } from '@parvis/shared-kernel/paths'
import { useScreen } from '@parvis/shared-kernel/remote'
import { Actions, Banner, ButtonLink, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useRequestMessages } from '../use-messages.ts'

interface OrderDoneProps {
  readonly order: Subscription
  /** Name of the order's plan. */
  readonly name: string
  readonly title: string
  readonly lead?: string
  /** The present state, and what comes next. */
  readonly status: string
  readonly next: string
}

/** What was sent for an order, and the ways back to it and to all rights (second document §2). */
export function OrderDone({ order, name, title, lead, status, next }: OrderDoneProps) {
  const { t } = useRequestMessages()
  useScreen(title)
  return (
    <>
      <PageHeader eyebrow={name} title={title} lead={lead} />
      <Stack gap={6}>
        <Banner tone="success" title={status}>
          {next}
        </Banner>
        <Actions>
          <ButtonLink variant="primary" href={PAGES.rights}>
            {t('rights.back')}
          </ButtonLink>
          <ButtonLink href={rightPath(order)}>{t('order.back')}</ButtonLink>
        </Actions>
      </Stack>
    </>
  )
}
