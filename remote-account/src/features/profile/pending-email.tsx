import { dropEmailChange, resendEmailProof } from '@parvis/shared-kernel/api'
import { treeOf } from '@parvis/shared-kernel/page'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'
import { profileFieldId } from './fault-text.ts'
import styles from './profile.module.css'

/** A new sign-in address awaiting confirmation: how to confirm, resend or cancel. */
export function PendingEmail() {
  const { subscriber } = useRemote()
  const pending = subscriber?.pendingEmail
  return (
    <div role="status" className={styles.pending}>
      {pending && <Waiting email={subscriber.email} pending={pending} />}
    </div>
  )
}

interface WaitingProps {
  readonly email: string
  readonly pending: string
}

function Waiting({ email, pending }: WaitingProps) {
  const { api, announce, host } = useRemote()
  const { t } = useMessages()
  const tell = (message: string) => announce({ kind: 'toast', tone: 'success', message })
  const again = useMutation({
    mutationFn: () => resendEmailProof(api),
    onSuccess: () => tell(t('contact.pending.resent')),
  })
  const giveUp = useMutation({
    mutationFn: () => dropEmailChange(api),
    onSuccess() {
      tell(t('contact.pending.dropped', { email }))
      announce({ kind: 'subscriber-changed' })
      // The button disappears with the question.
      treeOf(host).getElementById(profileFieldId('email'))?.focus()
    },
  })
  const sentence = useFailureSentence(again.error ?? giveUp.error)
  // The pressed one keeps the focus, which a disabled button loses.
  return (
    <Banner
      tone="info"
      title={t('contact.pending', { pending })}
      actions={
        <>
          <Button
            size="small"
            isBusy={again.isPending}
            disabled={giveUp.isPending}
            onClick={() => again.mutate()}
          >
            {t('contact.pending.resend')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            isBusy={giveUp.isPending}
            disabled={again.isPending}
            onClick={() => giveUp.mutate()}
          >
            {t('contact.pending.drop')}
          </Button>
        </>
      }
    >
      <p>{t('contact.pending.text', { email })}</p>
      {sentence && <p role="alert">{sentence}</p>}
    </Banner>
  )
}
