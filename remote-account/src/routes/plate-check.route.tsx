import { AccessPage } from '../access/access-page.tsx'
import { AccessWords, useAccessWords } from '../access-words/access-words.tsx'
import { PlateCheck } from '../features/plate-check/plate-check.tsx'

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
