import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { ActionBar, Banner, Button, TextInput } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import { codeIn, hasCode } from '../../share-code/share-code.model.ts'
import styles from './share.module.css'
import { cityMessage, isUnknownCode } from './share.queries.ts'

interface CodeFormProps {
  readonly code: string
  readonly onWrite: (code: string) => void
  readonly error: unknown
  readonly isBusy: boolean
  readonly onLookUp: (code: string) => void
  /** Called when the fault appears or disappears. */
  readonly onErrorChange: (hasError: boolean) => void
}

export function CodeForm({ code, onWrite, error, isBusy, onLookUp, onErrorChange }: CodeFormProps) {
  const { t } = usePageMessages()
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isUnknown = isUnknownCode(error)
  const fault = isMissing ? t('share.code.mandatory') : isUnknown ? t('share.error404') : null
  const hasError = fault !== null || error !== null
  useEffect(() => onErrorChange(hasError), [onErrorChange, hasError])
  useEffect(() => {
    if (isUnknown) field.current?.focus()
  }, [isUnknown])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = !hasCode(code)
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else if (!isBusy) onLookUp(codeIn(code))
  }
  const write = (typed: string) => {
    setMissing(false)
    onWrite(typed)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={t('share.code')}
        hint={t('share.code.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={write}
        error={fault}
      />
      {error !== null && !isUnknown && <Failed error={error} />}
      <ActionBar>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('share.look-up')}
        </Button>
      </ActionBar>
    </form>
  )
}

function Failed({ error }: { readonly error: unknown }) {
  const { t } = usePageMessages()
  const ours = useFailureSentence(error)
  return (
    <Banner tone="danger" live="alert" title={t('share.failed')}>
      {cityMessage(error) ?? ours}
    </Banner>
  )
}
