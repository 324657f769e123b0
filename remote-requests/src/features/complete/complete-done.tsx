import type { Subscription } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { useScreen } from '@parvis/shared-kernel/remote'
import { Banner, ButtonLink, Cluster, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'

interface CompleteDoneProps {
  readonly order: Subscription
  readonly name: string
}

/** The order is under review again; says what happens next. */
export function CompleteDone({ order, name }: CompleteDoneProps) {
  const { t } = useMessages()
  useScreen(t('complete.done'))
  return (
    <>
      <PageHeader eyebrow={name} title={t('complete.done')} lead={t('complete.done.text')} />
      <Stack gap={6}>
        <Banner tone="success" title={t('complete.done.status')}>
          {t('complete.done.next')}
        </Banner>
        <Cluster>
          <ButtonLink variant="primary" href={PAGES.rights}>
            {t('rights.back')}
          </ButtonLink>
          <ButtonLink href={pathTo(PAGES.subscription, { subscriptionId: order.id })}>
            {t('order.back')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </>
  )
}
