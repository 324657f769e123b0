import { useI18n } from '@parvis/shared-kernel/i18n'
import { useRemote, useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { PageHeader, PageSkeleton } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { LanguageChoice } from '../features/language/language-choice.tsx'
import { ProfileEditor } from '../features/profile/profile-editor.tsx'
import { Garage } from '../features/vehicles/garage.tsx'
import type { AccountMessageId } from '../messages/fr.ts'

/** `/settings?professional=true|false` (first document §2). */
export function SettingsRoute() {
  const { subscriber } = useRemote()
  const { t } = useI18n<AccountMessageId>()
  const isProfessionalAsked = useSearchParams().get('professional') === 'true'
  const [isTroubled, setTroubled] = useState(false)
  useScreen(t('settings.title'), isTroubled)
  // The shell loads the subscriber before it opens this page; here it can only be on its way.
  if (!subscriber) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      <ProfileEditor
        subscriber={subscriber}
        isProfessionalAsked={isProfessionalAsked}
        onTrouble={setTroubled}
      />
      <Garage />
      <LanguageChoice subscriber={subscriber} />
    </>
  )
}
