import type { Subscription } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { useScreen } from '@parvis/shared-kernel/remote'
import { Banner, ButtonLink, Cluster, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'

interface PlateRequestDoneProps {
  readonly order: Subscription
  readonly name: string
}

/** The request is in progress, and the ways back to this right and to all (second document §2). */
export function PlateRequestDone({ order, name }: PlateRequestDoneProps) {
  const { t } = useMessages()
  useScreen(t('plates.done'))
  return (
    <>
      <PageHeader eyebrow={name} title={t('plates.done')} />
      <Stack gap={6}>
        <Banner tone="success" title={t('plates.done.lead')}>
          {t('plates.done.until')}
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
