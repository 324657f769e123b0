import { PageHeader } from '@parvis/shared-kernel/ui'
import { FinesInView } from '../features/fine-list/fines-in-view.tsx'
import { LookUp } from '../features/look-up/look-up.tsx'
import { useMessages } from '../use-messages.ts'

/** /fps: list of fines and the look-up form. */
export function LookUpRoute() {
  const { t } = useMessages()
  return (
    <>
      <PageHeader title={t('look-up.title')} lead={t('look-up.lead')} />
      <FinesInView />
      <LookUp />
    </>
  )
}
