import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ChangeEvent, useRef } from 'react'
import type { uploadsFr } from '../../messages/uploads.fr.ts'
import { Button } from '../../ui/button/index.ts'
import { CameraIcon, RefreshCwIcon, UploadIcon } from '../../ui/icon/index.ts'
import styles from './evidence-slot.module.css'

interface EvidencePickerProps {
  readonly id: string
  readonly name: string
  readonly isReplacing: boolean
  readonly describedBy: string
  readonly onFile: (file: File) => void
  readonly onRemove: (() => void) | undefined
  readonly onRetry: (() => void) | undefined
}

/** Buttons to provide a file. Each names its document, as a page has several. */
export function EvidencePicker(props: EvidencePickerProps) {
  const { id, name, isReplacing, describedBy, onFile, onRemove, onRetry } = props
  const { t } = useI18n<keyof typeof uploadsFr>()
  const pick = useRef<HTMLInputElement>(null)
  const shoot = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Allows choosing the same file again after it was refused.
    event.target.value = ''
    if (file) onFile(file)
  }
  const action = (key: 'choose' | 'replace' | 'camera' | 'remove' | 'retry') => {
    const label = t(`upload.${key}`)
    return {
      children: label,
      'aria-label': t('upload.action', { action: label, name }),
    }
  }
  return (
    <div className={styles.actions}>
      <input
        ref={pick}
        type="file"
        accept="application/pdf,image/*"
        onChange={take}
        hidden
        data-evidence="file"
      />
      <input ref={shoot} type="file" accept="image/*" capture="environment" onChange={take} hidden />
      {onRetry && <Button size="small" icon={RefreshCwIcon} onClick={onRetry} {...action('retry')} />}
      <Button
        id={id}
        size={isReplacing ? 'small' : 'medium'}
        icon={isReplacing ? undefined : UploadIcon}
        variant={isReplacing ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => pick.current?.click()}
        {...action(isReplacing ? 'replace' : 'choose')}
      />
      {!isReplacing && (
        <span className={styles.camera}>
          <Button
            variant="quiet"
            icon={CameraIcon}
            onClick={() => shoot.current?.click()}
            {...action('camera')}
          />
        </span>
      )}
      {onRemove && <Button variant="quiet" size="small" onClick={onRemove} {...action('remove')} />}
      {!isReplacing && (
        <span className={styles.drop} aria-hidden="true">
          {t('upload.drop')}
        </span>
      )}
    </div>
  )
}
