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
import { isAddressAlone } from './profile.model.ts'
import styles from './profile.module.css'
import { SaveBar } from './save-bar.tsx'
import { type Profile, useProfile } from './use-profile.ts'

interface ProfileEditorProps {
  readonly subscriber: Subscriber
  /** The address of the page asks for the professional part (first document §2, `professional=true`). */
  readonly isProfessionalAsked: boolean
  /** A request sent the citizen here for a missing address. */
  readonly isAddressAsked: boolean
  /** Called as faults come and go: the screen's title reports them. */
  readonly onErrorChange: (hasError: boolean) => void
  /** Address looked up before the request began, else null. */
  readonly visitorAddress: Address | null
  /** Called after saving, to continue elsewhere; null stays here. */
  readonly onSaved: (() => void) | null
}

/** Identity, contact, addresses and company of the subscriber, saved together. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { subscriber, isProfessionalAsked, isAddressAsked, visitorAddress, onErrorChange, onSaved } = props
  const { t } = useMessages()
  const group = isProfessionalAsked ? ('professionalAddress' as const) : ('address' as const)
  const asked = isAddressAsked ? group : null
  const profile = useProfile(subscriber, {
    group,
    address: visitorAddress,
    isAsked: isAddressAsked,
  })
  const { form, faults, attempt, failure, edition, isDirty } = profile
  const { sms } = useRemote().config.features
  // Show the whole form when other fields have faults: saving would fail on a hidden field.
  const [isWhole] = useState(() => !isAddressAsked || isProfessionalAsked || !isAddressAlone(form, sms))
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
  const part = { form, edition, visitorAddress, asked, write, search, errorOf }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.notes}>
        <ErrorSummary faults={summary} attempt={attempt} title={t('save.failed')} />
        <FieldsNote />
      </div>
      {isWhole && (
        <>
          <IdentityPart {...part} />
          <ContactPart {...part} />
        </>
      )}
      <AddressPart {...part} />
      {isWhole && (
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

/** Continues once the form is clean: earlier, the page would ask about unsaved changes. */
function useGoOn({ saved, isDirty }: Profile, onSaved: (() => void) | null) {
  const gone = useRef(saved)
  useEffect(() => {
    if (saved === gone.current || isDirty || onSaved === null) return
    gone.current = saved
    onSaved()
  }, [saved, isDirty, onSaved])
}
