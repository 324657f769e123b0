import { TextInput, type TextInputProps } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { useMessages } from '../use-messages.ts'
import { RevealButton } from './reveal-button.tsx'

/** A password, new or known: can be revealed, is never trimmed, and may be pasted. */
export function PasswordInput(props: TextInputProps & { readonly autoComplete: string }) {
  const { t } = useMessages()
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      isTrimmed={false}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <RevealButton
          isShown={isShown}
          label={t(isShown ? 'password.hide' : 'password.show')}
          onToggle={() => setShown(shown => !shown)}
        />
      }
    />
  )
}
