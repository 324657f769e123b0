import { changePassword } from '@parvis/shared-kernel/api'
import { failureTitle, refusalOf } from '@parvis/shared-kernel/errors'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Button, ErrorSummary } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useState } from 'react'
import styles from '../../access/access.module.css'
import { FailedCall } from '../../access/failed-call.tsx'
import { useAccessMessages } from '../../messages/lazy-messages.tsx'
import { inSummary, type PasswordFault, passwordFault } from '../../password-choice/password-choice.model.ts'
import { PasswordChoice } from '../../password-choice/password-choice.tsx'

const FIELD_ID = 'recover-password'

interface NewPasswordProps {
  readonly recoverId: string
  readonly onChanged: () => void
  /** The link expired while the page was open. */
  readonly onDead: () => void
  readonly onErrorChange: (hasError: boolean) => void
}

/** Sets a new password, with the mailed link. */
export function NewPassword({ recoverId, onChanged, onDead, onErrorChange }: NewPasswordProps) {
  const { api, config } = useRemote()
  const { t } = useAccessMessages()
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<PasswordFault | null>(null)
  const fail = (found: PasswordFault) => {
    setFault(found)
    setAttempt(count => count + 1)
  }
  const changing = useMutation({
    mutationFn: () => changePassword(api, { recoverId, password }),
    onError: error => {
      const code = refusalOf(error)?.code
      if (code === 'LinkExpired') onDead()
      if (code === 'WeakPassword') fail('weak')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changing.isPending) return
    const found = passwordFault(password)
    if (found) return fail(found)
    setFault(null)
    changing.mutate(undefined, { onSuccess: onChanged })
  }
  const hasOwnMessage = refusalOf(changing.error)?.code === 'WeakPassword'
  const hasError = fault !== null || changing.isError
  useEffect(() => onErrorChange(hasError), [onErrorChange, hasError])
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary
        faults={fault ? [{ fieldId: FIELD_ID, message: t(inSummary(fault)) }] : []}
        attempt={attempt}
        title={t('recover.failed')}
      />
      <FailedCall
        error={hasOwnMessage ? null : changing.error}
        title={t(failureTitle(changing.error, 'recover.failed'))}
      />
      <PasswordChoice
        id={FIELD_ID}
        label={t('password.new')}
        value={password}
        onChange={value => {
          setPassword(value)
          setFault(null)
        }}
        fault={fault}
        owner={[config.name]}
        isOwnerKnown={false}
      />
      <Button type="submit" variant="primary" isBusy={changing.isPending} isWide>
        {t('recover.submit')}
      </Button>
    </form>
  )
}
