import { AccessPage } from '../access/access-page.tsx'
import { PlateCheck } from '../features/plate-check/plate-check.tsx'
import { AccessWords, useAccessWords } from '../words/late-words.tsx'

/** `/plate-check` (second document §2, other route constants). */
export function PlateCheckRoute() {
  return (
    <AccessWords>
      <PlateCheckScreen />
    </AccessWords>
  )
}

function PlateCheckScreen() {
  const { t } = useAccessWords()
  return (
    <AccessPage title={t('plate-check.title')} lead={t('plate-check.lead')}>
      <PlateCheck />
    </AccessPage>
  )
}
