import { useI18n } from '@parvis/shared-kernel/i18n'
import { useErrorSentence } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import type { uploadsFr } from '../messages/uploads.fr.ts'
import type { RequestedEvidence } from '../orders/index.ts'
import { EvidenceSlot, type EvidenceState } from './evidence-slot/index.ts'
import { canSendAgain, type Upload } from './uploads.model.ts'
import { usePreview } from './use-preview.ts'
import type { Uploader } from './use-uploads.ts'

interface EvidenceUploadProps {
  readonly id: string
  readonly evidence: RequestedEvidence
  readonly uploader: Uploader
  /** Shown after an attempt to continue without the file. */
  readonly isMissing: boolean
  readonly isRequired?: boolean
  /** Instructions, or a document that can be reused. */
  readonly hint?: ReactNode
  /** Why the current file is not accepted (too old, refused by the city). */
  readonly fault?: string | null
}

function knownFile(upload: Upload, previewUrl: string | null) {
  if (upload.kind === 'held') {
    const { name, size, mime: type } = upload.document
    return { name, size, type, previewUrl }
  }
  const { name, size, type } = upload.file
  return { name, size, type, previewUrl }
}

function stateOf(upload: Upload | undefined, previewUrl: string | null, why: string | null): EvidenceState {
  if (!upload) return { kind: 'empty' }
  const file = knownFile(upload, previewUrl)
  if (upload.kind === 'sending') return { kind: 'sending', file, progress: upload.progress }
  return why ? { kind: 'failed', file, message: why } : { kind: 'ready', file }
}

/** Upload slot of one requested document. */
export function EvidenceUpload(props: EvidenceUploadProps) {
  const { id, evidence, uploader, isMissing, isRequired = true, hint, fault = null } = props
  const { t } = useI18n<keyof typeof uploadsFr>()
  const upload = uploader.uploads[evidence.id]
  const preview = usePreview(upload)
  const why = useErrorSentence(upload?.kind === 'failed' ? upload.wording : null)
  const isBare = upload?.kind === 'ready' && upload.isBare === true
  return (
    <EvidenceSlot
      id={id}
      name={evidence.name}
      hint={hint}
      note={isBare ? t('upload.bare') : null}
      isRequired={isRequired}
      state={stateOf(upload, preview, upload?.kind === 'failed' ? why : fault)}
      error={isMissing && !upload ? t('upload.missing', { name: evidence.name }) : fault}
      onFile={file => uploader.take(evidence.id, file)}
      onRemove={() => uploader.remove(evidence.id)}
      onRetry={
        upload?.kind === 'failed' && canSendAgain(upload) ? () => uploader.retry(evidence.id) : undefined
      }
      onStop={() => uploader.remove(evidence.id)}
    />
  )
}
