import { requestRecovery } from '@parvis/shared-kernel/api'
import { failureTitle } from '@parvis/shared-kernel/errors'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { type EmailReason, email as emailRule } from '@parvis/shared-kernel/subscriber'
import { Button, ErrorSummary } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useState } from 'react'
import styles from '../../access/access.module.css'
import { EmailField } from '../../access/email-field.tsx'
import { FailedCall } from '../../access/failed-call.tsx'
import { useKeptTyping } from '../../access/use-kept-typing.ts'
import { useAccessMessages } from '../../messages/lazy-messages.tsx'
import { useMailedReturn } from '../../return-to/use-return-path.ts'

const FIELD_ID = 'forgot-email'

interface AskRecoveryProps {
  /** Address of who is signed in; '' when nobody is. */
  readonly own: string
  readonly onAsked: (email: string) => void
  readonly onErrorChange: (hasError: boolean) => void
}

/** Requests a link to reset the password. Known and unknown addresses get the same answer. */
export function AskRecovery({ own, onAsked, onErrorChange }: AskRecoveryProps) {
  const { api } = useRemote()
  const returnTo = useMailedReturn()
  const { t } = useAccessMessages()
  const { typed, write } = useKeptTyping(own === '' ? 'address' : 'own-address', { email: own })
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<EmailReason | null>(null)
  const asking = useMutation({
    mutationFn: (email: string) => requestRecovery(api, email, returnTo),
    onSuccess: (_, email) => onAsked(email),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    const verdict = emailRule(typed.email)
    setFault(verdict.allowed ? null : verdict.reason)
    setAttempt(count => count + 1)
    if (verdict.allowed) asking.mutate(typed.email.trim())
  }
  const hasError = fault !== null || asking.isError
  useEffect(() => onErrorChange(hasError), [onErrorChange, hasError])
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary
        faults={fault ? [{ fieldId: FIELD_ID, message: t(`access.email.${fault}`) }] : []}
        attempt={attempt}
      />
      <FailedCall error={asking.error} title={t(failureTitle(asking.error, 'access.not-sent'))} />
      <EmailField id={FIELD_ID} value={typed.email} onChange={email => write({ email })} fault={fault} />
      <Button type="submit" variant="primary" isBusy={asking.isPending} isWide>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
