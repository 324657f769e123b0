import { sendConfirmationAgain } from '@parvis/shared-kernel/api'
import { failureTitle } from '@parvis/shared-kernel/errors'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Actions, Button, ButtonLink, Note } from '@parvis/shared-kernel/ui'
import styles from '../../access/access.module.css'
import { FailedCall } from '../../access/failed-call.tsx'
import { useAccessMessages } from '../../messages/lazy-messages.tsx'

interface ConfirmationAwaitedProps {
  readonly email: string
  /** Registering has just sent the e-mail. */
  readonly isSent: boolean
}

/** The account awaits confirmation of its address: instructions, and a button to resend. */
export function ConfirmationAwaited({ email, isSent }: ConfirmationAwaitedProps) {
  const { api } = useRemote()
  const { t } = useAccessMessages()
  const sending = useMutation({ mutationFn: () => sendConfirmationAgain(api, email) })
  return (
    <>
      <p className={styles.text}>{t(isSent ? 'confirm.sent' : 'confirm.ask', { email })}</p>
      {isSent && <Note>{t('confirm.sent.known')}</Note>}
      <p className={styles.text} role="status">
        {sending.isSuccess && t('confirm.again.done', { email })}
      </p>
      <FailedCall error={sending.error} title={t(failureTitle(sending.error, 'access.not-sent'))} />
      {(isSent || sending.isSuccess) && <Note>{t('access.junk')}</Note>}
      <Actions>
        <Button
          variant={isSent ? 'secondary' : 'primary'}
          isBusy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {t('confirm.again')}
        </Button>
        <ButtonLink variant="quiet" href={PAGES.register}>
          {t('confirm.other')}
        </ButtonLink>
      </Actions>
    </>
  )
}
