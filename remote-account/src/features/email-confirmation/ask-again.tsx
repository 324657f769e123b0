import { sendConfirmationAgain } from '@parvis/shared-kernel/api'
import { failureTitle } from '@parvis/shared-kernel/errors'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { type EmailReason, email as emailRule } from '@parvis/shared-kernel/subscriber'
import { Button, Heading, Link } from '@parvis/shared-kernel/ui'
import { type FormEvent, useState } from 'react'
import styles from '../../access/access.module.css'
import { EmailField } from '../../access/email-field.tsx'
import { FailedCall } from '../../access/failed-call.tsx'
import { useKeptTyping } from '../../access/use-kept-typing.ts'
import { useAccessMessages } from '../../messages/lazy-messages.tsx'

/**
 * Requests another link for a typed address: an expired link does not reveal its owner, nor whether the registration
 * still exists. Without one no link can come: registering again stands beside.
 */
export function AskAgain() {
  const { api } = useRemote()
  const { t } = useAccessMessages()
  const { typed, write } = useKeptTyping('address', { email: '' })
  const [fault, setFault] = useState<EmailReason | null>(null)
  const sending = useMutation({ mutationFn: (email: string) => sendConfirmationAgain(api, email) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const verdict = emailRule(typed.email)
    setFault(verdict.allowed ? null : verdict.reason)
    if (verdict.allowed) sending.mutate(typed.email.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="confirm-again-title">
      <Heading level={2} look={4} id="confirm-again-title">
        {t('confirm.dead.again')}
      </Heading>
      <EmailField
        id="confirm-again-email"
        value={typed.email}
        onChange={email => write({ email })}
        fault={fault}
      />
      <FailedCall error={sending.error} title={t(failureTitle(sending.error, 'access.not-sent'))} />
      <p className={styles.text} role="status">
        {sending.isSuccess && t('confirm.again.done', { email: sending.variables })}
      </p>
      <Button type="submit" isBusy={sending.isPending}>
        {t('confirm.dead.submit')}
      </Button>
      <p className={styles.text}>
        {t('confirm.dead.too-old')} <Link href={PAGES.register}>{t('confirm.dead.register')}</Link>
      </p>
    </form>
  )
}
