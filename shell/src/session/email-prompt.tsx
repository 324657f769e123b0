import { sendSignInLink } from '@parvis/shared-kernel/api'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { EMAIL_LENGTH, type EmailReason, email as emailRule } from '@parvis/shared-kernel/subscriber'
import { Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { EmailDialog } from '@parvis/shared-kernel/ui/email-dialog'
import { useState, useSyncExternalStore } from 'react'
import type { SessionMessageId } from '../messages/session.fr.ts'
import type { SessionDialogProps } from './session-dialog-props.ts'

/** Target path that the sign-in keeps in the navigation state. */
function wantedPlace(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null
  return typeof wanted === 'string' ? wanted : PAGES.rights
}

/** Asks for the e-mail address that the identity provider did not give, and has a link sent to it (second document §5). */
export function EmailPrompt({ dependencies, store, place, navigation, sessionStore }: SessionDialogProps) {
  const { t } = useI18n<SessionMessageId>()
  const { config, subscriber } = useSyncExternalStore(store.subscribe, store.getState)
  const { name } = config.identityProvider
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<EmailReason | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sentence = useFailureSentence(failure)
  // Whoever asks for another link may be signed out, or have an address.
  const hasAddress = subscriber.kind === 'known' && subscriber.subscriber.email !== ''
  const isAddressLacking = sessionStore.get().owner !== null && !hasAddress
  const close = () => navigation.navigate(wantedPlace(place.state), { replace: true })
  const send = async () => {
    const address = email.trim()
    const verdict = emailRule(address)
    setFault(verdict.allowed ? null : verdict.reason)
    setFailure(null)
    if (!verdict.allowed) return
    setIsBusy(true)
    try {
      await sendSignInLink(dependencies.api, address)
      setSentTo(address)
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  if (!config.loginTypes.includes('FC')) return null
  if (sentTo !== null)
    return <Sent email={sentTo} name={name} onClose={close} onOther={() => setSentTo(null)} />
  return (
    <EmailDialog
      isOpen
      onClose={close}
      email={email}
      onEmail={setEmail}
      emailError={fault && t(`session.email.${fault}`, { email, limit: limitOf(fault) })}
      submitLabel={t('session.email.submit')}
      isBusy={isBusy}
      error={sentence || null}
      onSubmit={() => void send()}
    >
      <p>{t(isAddressLacking ? 'session.email.text' : 'session.email.text.out', { name })}</p>
    </EmailDialog>
  )
}

const limitOf = (fault: EmailReason) => (fault === 'too-short' ? EMAIL_LENGTH.min : EMAIL_LENGTH.max)

interface SentProps {
  readonly email: string
  readonly name: string
  readonly onClose: () => void
  readonly onOther: () => void
}

function Sent({ email, name, onClose, onOther }: SentProps) {
  const { t } = useI18n<SessionMessageId>()
  return (
    <Dialog
      isOpen
      size="small"
      title={t('session.email.sent.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            {t('session.email.sent.close')}
          </Button>
          <Button onClick={onOther}>{t('session.email.sent.other')}</Button>
        </>
      }
    >
      <p role="status">{t('session.email.sent.text', { email, name })}</p>
      <p>{t('session.email.sent.spam')}</p>
    </Dialog>
  )
}
