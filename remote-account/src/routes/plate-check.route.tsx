import { AccessPage } from '../access/access-page.tsx'
import { PlateCheck } from '../features/plate-check/plate-check.tsx'
import { AccessMessages, useAccessMessages } from '../messages/lazy-messages.tsx'

/** `/plate-check` (second document §2, other route constants). */
export function PlateCheckRoute() {
  return (
    <AccessMessages>
      <PlateCheckScreen />
    </AccessMessages>
  )
}

function PlateCheckScreen() {
  const { t } = useAccessMessages()
  return (
    <AccessPage title={t('plate-check.title')} lead={t('plate-check.lead')}>
      <PlateCheck />
    </AccessPage>
  )
}
