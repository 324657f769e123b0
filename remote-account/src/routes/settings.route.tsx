import { recallVisitorAddress } from '@parvis/shared-kernel/address'
import { PAGES } from '@parvis/shared-kernel/paths'
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

/** What a page may lack. */
const ASKS = [
  { ask: 'address', asked: 'address', title: 'settings.ask.title' },
  { ask: 'phone', asked: 'phoneNumber', title: 'contact.phone' },
  { ask: 'email', asked: 'email', title: 'contact.email' },
] as const

/**
 * `/settings?professional=true|false` (first document §2); `back=` names the page to return to, and `ask=` shows
 * only what that page lacks. `ask=reminders` shows the reminders, which a mail leads to: they stand screens below
 * the rest.
 */
export function SettingsRoute() {
  return useSearch().get('ask') === 'reminders' ? <RemindersAlone /> : <WholeSettings />
}

function RemindersAlone() {
  const { subscriber } = useRemote()
  const { t } = useMessages()
  useScreen(t('reminders.title'))
  if (!subscriber) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={t('reminders.title')}
        lead={t('reminders.text')}
        back={{ href: PAGES.settings, label: t('settings.title') }}
      />
      <ReminderSettings subscriber={subscriber} isAlone />
    </>
  )
}

function WholeSettings() {
  const { subscriber } = useRemote()
  const { t } = useMessages()
  const navigate = useNavigate()
  const search = useSearch()
  const isProfessionalAsked = search.get('professional') === 'true'
  const back = portalPath(search.get('back') ?? '')
  const ask = ASKS.find(one => back !== null && one.ask === search.get('ask')) ?? null
  const title = t(ask?.title ?? 'settings.title')
  const [visitorAddress] = useState(() => recallVisitorAddress(cityNow()))
  const [hasError, setHasError] = useState(false)
  useScreen(title, hasError)
  // The shell loads the subscriber before this page, so null means still loading.
  if (!subscriber) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={title}
        lead={t(ask ? 'settings.ask.lead' : 'settings.lead')}
        back={back === null ? undefined : { href: back, label: t('settings.back') }}
      />
      <ProfileEditor
        subscriber={subscriber}
        isProfessionalAsked={isProfessionalAsked}
        asked={ask?.ask === 'address' && isProfessionalAsked ? 'professionalAddress' : (ask?.asked ?? null)}
        visitorAddress={visitorAddress}
        onErrorChange={setHasError}
        onSaved={back === null ? null : () => navigate(back)}
      />
      {ask === null && (
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
