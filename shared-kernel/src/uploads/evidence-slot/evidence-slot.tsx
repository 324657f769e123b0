import { useI18n } from '@parvis/shared-kernel/i18n'
import { type DragEvent, useId, useState } from 'react'
import type { uploadsFr } from '../../messages/uploads.fr.ts'
import { ATTACHMENT_MAX_BYTES } from '../../subscriber/index.ts'
import { FieldError, FieldLabel } from '../../ui/field/index.ts'
import { EvidenceFile } from './evidence-file.tsx'
import { EvidencePicker } from './evidence-picker.tsx'
import styles from './evidence-slot.module.css'
import type { EvidenceSlotProps } from './evidence-state.ts'

/** Slot of one document: drop, pick or photograph a file, see its progress, replace it, or read why it was refused. */
export function EvidenceSlot(props: EvidenceSlotProps) {
  const { name, hint, note, state, error, isRequired = true, onFile, id } = props
  const { t, formatFileSize } = useI18n<keyof typeof uploadsFr>()
  const [isOver, setOver] = useState(false)
  const generated = useId()
  const slotId = id ?? generated
  // An error of the previous file is not shown while the next one is sent.
  const toldError = state.kind === 'sending' ? null : error
  const message = state.kind === 'failed' ? state.message : toldError
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  const look = [styles.slot, styles[state.kind], isOver && styles.over, message && styles.invalid]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons inside do the same
    <div
      className={look.filter(Boolean).join(' ')}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.head}>
        <p className={styles.name} id={`${slotId}-name`}>
          <FieldLabel label={name} isRequired={isRequired} />
        </p>
        {hint && <div className={styles.hint}>{hint}</div>}
        {state.kind === 'empty' && (
          <p className={styles.hint} id={`${slotId}-rule`}>
            {t('upload.rule', { size: formatFileSize(ATTACHMENT_MAX_BYTES) })}
          </p>
        )}
      </div>
      {/* A file fails while the focus is elsewhere. */}
      {message && (
        <div role={state.kind === 'failed' ? 'alert' : undefined}>
          <FieldError id={`${slotId}-error`} message={message} />
        </div>
      )}
      {state.kind !== 'empty' && <EvidenceFile {...props} state={state} />}
      {state.kind === 'ready' && note && <p className={styles.note}>{note}</p>}
      {state.kind !== 'sending' && (
        <EvidencePicker
          id={slotId}
          name={name}
          isReplacing={state.kind !== 'empty'}
          describedBy={`${slotId}-rule ${slotId}-error`}
          onFile={onFile}
          onRemove={state.kind === 'empty' ? undefined : props.onRemove}
          onRetry={state.kind === 'failed' ? props.onRetry : undefined}
        />
      )}
    </div>
  )
}
