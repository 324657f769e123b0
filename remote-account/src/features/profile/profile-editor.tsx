import { useLeaveGuard } from '@parvis/shared-kernel/page'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Address, Subscriber } from '@parvis/shared-kernel/subscriber'
import { ErrorSummary, FieldsNote } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../use-messages.ts'
import { AddressPart } from './address-part.tsx'
import { ContactPart } from './contact-part.tsx'
import { useFaultTexts } from './fault-text.ts'
import { IdentityPart } from './identity-part.tsx'
import { keepForm } from './kept-form.ts'
import { ProfessionalPart } from './professional-part.tsx'
import {
  type Asked,
  type ProfileFault,
  type ProfileForm,
  profileFaults,
  shownGroups,
} from './profile.model.ts'
import styles from './profile.module.css'
import { SaveBar } from './save-bar.tsx'
import { type Profile, useProfile } from './use-profile.ts'

interface ProfileEditorProps {
  readonly subscriber: Subscriber
  /** The address of the page asks for the professional part (first document §2, `professional=true`). */
  readonly isProfessionalAsked: boolean
  /** What a page sent the citizen here for. */
  readonly asked: Asked | null
  /** Called as faults come and go: the screen's title reports them. */
  readonly onErrorChange: (hasError: boolean) => void
  /** Address looked up before the request began, else null. */
  readonly visitorAddress: Address | null
  /** Called after saving, to continue elsewhere; null stays here. */
  readonly onSaved: (() => void) | null
}

/** Identity, contact, addresses and company of the subscriber, saved together. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { subscriber, isProfessionalAsked, asked, onErrorChange, onSaved } = props
  const { t } = useMessages()
  const group = isProfessionalAsked ? ('professionalAddress' as const) : ('address' as const)
  // No address is saved on a page that does not show it.
  const visitorAddress = asked === null || asked === group ? props.visitorAddress : null
  const profile = useProfile(subscriber, { group, address: visitorAddress, isAsked: asked === group })
  const { form, faults, attempt, failure, edition, isDirty } = profile
  const { sms } = useRemote().config.features
  const shown = useShown(asked, form, sms, faults)
  const isShown = (...groups: typeof shown) => groups.some(group => shown.includes(group))
  const { summary, errorOf } = useFaultTexts(faults, form)
  const hasError = faults.length > 0 || failure !== null
  useEffect(() => onErrorChange(hasError), [onErrorChange, hasError])
  useLeaveGuard({
    isDirty,
    question: t('save.leave'),
    onLeave: () => keepForm(subscriber.subscriberId, null),
  })
  useGoOn(profile, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    profile.save()
  }
  const { write, search } = profile
  const part = { form, edition, visitorAddress, asked, shown, write, search, errorOf }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.notes}>
        <ErrorSummary faults={summary} attempt={attempt} title={t('save.failed')} />
        <FieldsNote />
      </div>
      {isShown('firstName', 'lastName') && <IdentityPart {...part} />}
      {isShown('email', 'phoneNumber', 'homePhoneNumber') && <ContactPart {...part} />}
      {isShown('address') && <AddressPart {...part} />}
      {isShown('enterprise', 'professionalAddress') && (
        <ProfessionalPart
          {...part}
          isProfessional={subscriber.isProfessional}
          isAsked={isProfessionalAsked}
        />
      )}
      <SaveBar isDirty={isDirty} isBusy={profile.isBusy} failure={failure} onDiscard={profile.discard} />
    </form>
  )
}

/** A field with a fault, found here or at the city, comes to be seen and stays while it is put right. */
function useShown(asked: Asked | null, form: ProfileForm, hasSms: boolean, faults: readonly ProfileFault[]) {
  const [found, setFound] = useState(() => profileFaults(form, hasSms))
  if (!faults.every(fault => found.includes(fault))) setFound([...found, ...faults])
  return shownGroups(asked, found)
}

/** Continues once the form is clean: earlier, the page would ask about unsaved changes. */
function useGoOn({ saved, isDirty }: Profile, onSaved: (() => void) | null) {
  const gone = useRef(saved)
  useEffect(() => {
    if (saved === gone.current || isDirty || onSaved === null) return
    gone.current = saved
    onSaved()
  }, [saved, isDirty, onSaved])
}
