import { recallToldAddress } from '@parvis/shared-kernel/address'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useNavigate, useRemote, useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { PageHeader, PageSkeleton } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { LanguageChoice } from '../features/language/language-choice.tsx'
import { MoreSettings } from '../features/more-settings/more-settings.tsx'
import { ProfileEditor } from '../features/profile/profile-editor.tsx'
import { ReminderSettings } from '../features/reminders/reminder-settings.tsx'
import { Garage } from '../features/vehicles/garage.tsx'
import type { AccountMessageId } from '../messages/fr.ts'
import { portalPath } from '../return-to/return-path.model.ts'

/** `/settings?professional=true|false` (first document §2); `back=` names the page that sent the reader here. */
export function SettingsRoute() {
  const { subscriber } = useRemote()
  const { t } = useI18n<AccountMessageId>()
  const navigate = useNavigate()
  const search = useSearchParams()
  const isProfessionalAsked = search.get('professional') === 'true'
  const back = portalPath(search.get('back') ?? '')
  const [told] = useState(() => recallToldAddress(instantFromMs(Date.now())))
  const [isTroubled, setTroubled] = useState(false)
  useScreen(t('settings.title'), isTroubled)
  // The shell loads the subscriber before it opens this page; here it can only be on its way.
  if (!subscriber) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        back={back === null ? undefined : { href: back, label: t('settings.back') }}
      />
      <ProfileEditor
        subscriber={subscriber}
        isProfessionalAsked={isProfessionalAsked}
        told={told}
        onTrouble={setTroubled}
        onSaved={back === null ? null : () => navigate(back)}
      />
      <Garage />
      <ReminderSettings subscriber={subscriber} />
      <LanguageChoice subscriber={subscriber} />
      <MoreSettings />
    </>
  )
}
