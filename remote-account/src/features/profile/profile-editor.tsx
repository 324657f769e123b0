import { useI18n } from '@parvis/shared-kernel/i18n'
import { useLeaveGuard } from '@parvis/shared-kernel/page'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Address, Subscriber } from '@parvis/shared-kernel/subscriber'
import { ErrorSummary, FieldsNote } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AccountMessageId } from '../../messages/fr.ts'
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
  /** A request sent the reader here for an address that it waits for. */
  readonly isAddressAsked: boolean
  /** Something is wrong with the answers, or no longer: the screen's title says so. */
  readonly onTrouble: (isTroubled: boolean) => void
  /** Looked up before a request was begun; null where none was. */
  readonly told: Address | null
  /** Where to go on once the city has the answers; null stays here. */
  readonly onSaved: (() => void) | null
}

/** Identity, contact, addresses and company of the subscriber, saved together. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { subscriber, isProfessionalAsked, isAddressAsked, told, onTrouble, onSaved } = props
  const { t } = useI18n<AccountMessageId>()
  const profile = useProfile(subscriber, {
    group: isProfessionalAsked ? 'professionalAddress' : 'address',
    address: told,
    isAsked: isAddressAsked,
  })
  const { form, faults, attempt, failure, edition, isDirty } = profile
  const { sms } = useRemote().config.features
  // Whatever else must be put right is shown, or saving would be refused for a field that nobody sees.
  const [isWhole] = useState(() => !isAddressAsked || isProfessionalAsked || !isAddressAlone(form, sms))
  const { summary, errorOf } = useFaultTexts(faults, form)
  const isTroubled = faults.length > 0 || failure !== null
  useEffect(() => onTrouble(isTroubled), [onTrouble, isTroubled])
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
  const part = { form, edition, told, write: profile.write, errorOf }
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

/** Goes on once what was saved is no longer unsaved: before that the page would ask whether to leave. */
function useGoOn({ saved, isDirty }: Profile, onSaved: (() => void) | null) {
  const gone = useRef(saved)
  useEffect(() => {
    if (saved === gone.current || isDirty || onSaved === null) return
    gone.current = saved
    onSaved()
  }, [saved, isDirty, onSaved])
}
