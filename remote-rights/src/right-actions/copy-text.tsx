import { Button, Stack } from '@parvis/shared-kernel/ui'
import { CheckIcon, CopyIcon } from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import { useRightMessages } from '../use-messages.ts'
import styles from './right-actions.module.css'
import { useCopy } from './use-copy.ts'

interface CopyTextProps {
  readonly label: string
  readonly text: string
  readonly copyLabel: string
  readonly isLarge?: boolean
}

/** A text to pass on: selected as a whole by one press, or copied by its button. */
export function CopyText({ label, text, copyLabel, isLarge = false }: CopyTextProps) {
  const { t } = useRightMessages()
  const { state, copy } = useCopy(text)
  const id = useId()
  const isCopied = state === 'copied'
  return (
    <Stack gap={2}>
      <span className={styles.copyLabel} id={id}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a text that is read and marked, not the result of a computation */}
      <code role="group" aria-labelledby={id} className={isLarge ? styles.code : styles.link}>
        {text}
      </code>
      <div className={styles.copyAction}>
        <Button icon={isCopied ? CheckIcon : CopyIcon} onClick={copy}>
          {copyLabel}
        </Button>
        <span role="status" className={styles.copied}>
          {state !== 'idle' && t(`share.${state}`)}
        </span>
      </div>
    </Stack>
  )
}
