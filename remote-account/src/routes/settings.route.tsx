import { recallVisitorAddress } from '@parvis/shared-kernel/address'
import { cityNow, useNavigate, useRemote, useScreen, useSearch } from '@parvis/shared-kernel/remote'
import { PageHeader, PageSkeleton } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { LanguageChoice } from '../features/language/language-choice.tsx'
import { MoreSettings } from '../features/more-settings/more-settings.tsx'
import { ProfileEditor } from '../features/profile/profile-editor.tsx'
import { ReminderSettings } from '../features/reminders/reminder-settings.tsx'
import { Garage } from '../features/vehicles/garage.tsx'
import { portalPath } from '../return-to/return-path.model.ts'
import { useMessages } from '../use-messages.ts'

/**
 * `/settings?professional=true|false` (first document §2); `back=` names the page to return to, and `ask=address` shows
 * only the missing address.
 */
export function SettingsRoute() {
  const { subscriber } = useRemote()
  const { t } = useMessages()
  const navigate = useNavigate()
  const search = useSearch()
  const isProfessionalAsked = search.get('professional') === 'true'
  const back = portalPath(search.get('back') ?? '')
  const isAddressAsked = back !== null && search.get('ask') === 'address'
  const title = t(isAddressAsked ? 'settings.ask.title' : 'settings.title')
  const [visitorAddress] = useState(() => recallVisitorAddress(cityNow()))
  const [hasError, setHasError] = useState(false)
  useScreen(title, hasError)
  // The shell loads the subscriber before this page, so null means still loading.
  if (!subscriber) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={title}
        lead={t(isAddressAsked ? 'settings.ask.lead' : 'settings.lead')}
        back={back === null ? undefined : { href: back, label: t('settings.back') }}
      />
      <ProfileEditor
        subscriber={subscriber}
        isProfessionalAsked={isProfessionalAsked}
        isAddressAsked={isAddressAsked}
        visitorAddress={visitorAddress}
        onErrorChange={setHasError}
        onSaved={back === null ? null : () => navigate(back)}
      />
      {!isAddressAsked && (
        <>
          <Garage />
          <ReminderSettings subscriber={subscriber} />
          <LanguageChoice subscriber={subscriber} />
          <MoreSettings />
        </>
      )}
    </>
  )
}
