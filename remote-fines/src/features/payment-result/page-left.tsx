import type { FineId } from '@parvis/shared-kernel/ids'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { PaymentOperation } from '@parvis/shared-kernel/payment'
import { ButtonLink, Disclosure, Stack } from '@parvis/shared-kernel/ui'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'

interface PageLeftProps {
  readonly operation: PaymentOperation
  readonly fineId: FineId
}

/** Link back to an abandoned payment page while it stays open: the same operation, so it never charges twice (D5). */
export function PageLeft({ operation, fineId }: PageLeftProps) {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  const { pageOpenUntil: until } = operation
  if (until === null) return null
  return (
    <Disclosure summary={t('result.left')}>
      <Stack gap={3}>
        <p>{t('result.left.text', { moment: moment(until) })}</p>
        <div>
          <ButtonLink href={`${pathTo(PAGES.finePayments, { fineId })}?resume=1`}>
            {t('result.left.action')}
          </ButtonLink>
        </div>
      </Stack>
    </Disclosure>
  )
}
