import type { Fine } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { ButtonLink, Stack } from '@parvis/shared-kernel/ui'
import { HourglassIcon } from '@parvis/shared-kernel/ui/icon'
import type { FinesMessageId } from '../messages/fr.ts'

/** Notice of a pending payment with the link to follow it; replaces every pay button (D5). */
export function PendingPayment({ fine }: { readonly fine: Pick<Fine, 'id'> }) {
  const { t } = useI18n<FinesMessageId>()
  const { navigation } = useRemote()
  return (
    <Stack gap={3}>
      <p>{t('pending.text')}</p>
      <div>
        <ButtonLink
          icon={HourglassIcon}
          href={navigation.href(pathTo(PAGES.finePayments, { fineId: fine.id }))}
        >
          {t('pending.follow')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
