import type { Fine } from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { ButtonLink, Stack } from '@parvis/shared-kernel/ui'
import { HourglassIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'

/** Notice of a pending payment with the link to follow it; replaces every pay button (D5). */
export function PendingPayment({ fine }: { readonly fine: Pick<Fine, 'id'> }) {
  const { t } = useMessages()
  return (
    <Stack gap={3}>
      <p>{t('pending.text')}</p>
      <div>
        <ButtonLink icon={HourglassIcon} href={pathTo(PAGES.finePayments, { fineId: fine.id })}>
          {t('pending.follow')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
