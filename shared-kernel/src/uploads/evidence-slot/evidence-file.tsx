import { useI18n } from '@parvis/shared-kernel/i18n'
import { useState } from 'react'
import type { uploadsFr } from '../../messages/uploads.fr.ts'
import { Button } from '../../ui/button/index.ts'
import { CircleCheckIcon, FileTextIcon, ImageIcon } from '../../ui/icon/index.ts'
import { ProgressBar } from '../../ui/progress-bar/index.ts'
import styles from './evidence-slot.module.css'
import type { EvidenceSlotProps, EvidenceState } from './evidence-state.ts'

interface EvidenceFileProps extends Pick<EvidenceSlotProps, 'name' | 'onStop'> {
  readonly state: Exclude<EvidenceState, { kind: 'empty' }>
}

/** Preview of the file, or an icon when the browser cannot display its format, e.g. some phone photographs. */
function FilePicture({ file: { previewUrl, type } }: Pick<EvidenceFileProps['state'], 'file'>) {
  const [isUndrawn, setUndrawn] = useState(false)
  if (previewUrl && !isUndrawn)
    return <img className={styles.preview} src={previewUrl} alt="" onError={() => setUndrawn(true)} />
  const Icon = type?.startsWith('image/') ? ImageIcon : FileTextIcon
  return (
    <span className={styles.preview}>
      <Icon className={styles.paper} />
      {type === 'application/pdf' && <span aria-hidden="true">PDF</span>}
    </span>
  )
}

/** The file in its slot: preview, name, size and upload progress. */
export function EvidenceFile({ name, state, onStop }: EvidenceFileProps) {
  const { t, formatFileSize } = useI18n<keyof typeof uploadsFr>()
  const { file } = state
  return (
    <div className={styles.file}>
      <FilePicture key={file.previewUrl} file={file} />
      <div className={styles.about}>
        <p className={styles.fileName}>{file.name}</p>
        {state.kind === 'sending' ? (
          <ProgressBar label={t('upload.sending')} value={state.progress} />
        ) : (
          <p className={styles.fileFacts}>
            {formatFileSize(file.size)}
            {state.kind === 'ready' && (
              <span className={styles.received} role="status">
                <CircleCheckIcon size={16} />
                {t('upload.ready')}
              </span>
            )}
          </p>
        )}
      </div>
      {state.kind === 'sending' && onStop && (
        <Button
          variant="quiet"
          size="small"
          onClick={onStop}
          aria-label={t('upload.action', { action: t('upload.stop'), name })}
        >
          {t('upload.stop')}
        </Button>
      )}
    </div>
  )
}
