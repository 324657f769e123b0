import type { EmailReason } from '@parvis/shared-kernel/subscriber'
import { TextInput } from '@parvis/shared-kernel/ui'
import { useAccessMessages } from '../messages/lazy-messages.tsx'

interface EmailFieldProps {
  readonly id: string
  readonly value: string
  readonly onChange: (email: string) => void
  readonly fault: EmailReason | null
}

/** Sign-in address, autofilled as the user name. */
export function EmailField({ id, value, onChange, fault }: EmailFieldProps) {
  const { t } = useAccessMessages()
  return (
    <TextInput
      id={id}
      name="username"
      type="email"
      label={t('access.email')}
      hint={t('access.email.hint')}
      value={value}
      onChange={onChange}
      error={fault && t(`access.email.${fault}`)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
