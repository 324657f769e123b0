import { useI18n } from '@parvis/shared-kernel/i18n'
import { PageHeader } from '@parvis/shared-kernel/ui'
import { LookUp } from '../features/look-up/look-up.tsx'
import type { FinesMessageId } from '../messages/fr.ts'

/** /fps */
export function LookUpRoute() {
  const { t } = useI18n<FinesMessageId>()
  return (
    <>
      <PageHeader title={t('look-up.title')} lead={t('look-up.lead')} />
      <LookUp />
    </>
  )
}
