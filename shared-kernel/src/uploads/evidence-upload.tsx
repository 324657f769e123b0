import type { ReactNode } from 'react'
import { useI18n } from '../i18n/index.ts'
import type { uploadsFr } from '../messages/uploads.fr.ts'
import type { RequestedEvidence } from '../orders/index.ts'
import { useErrorSentence } from '../remote/index.ts'
import { EvidenceSlot, type EvidenceState } from '../ui/evidence-slot/index.ts'
import { canSendAgain, type Upload } from './uploads.model.ts'
import type { UploadDesk } from './use-uploads.ts'

interface EvidenceUploadProps {
  readonly id: string
  readonly evidence: RequestedEvidence
  readonly desk: UploadDesk
  /** Said once somebody tried to go on without it. */
  readonly isMissing: boolean
  readonly isRequired?: boolean
  /** How to get it right; a document that may be used again. */
  readonly hint?: ReactNode
  /** Why the file that is here will not do (too old, refused by the city). */
  readonly fault?: string | null
}

function stateOf(upload: Upload | undefined, message: string, fault: string | null): EvidenceState {
  if (!upload) return { kind: 'empty' }
  const facts =
    upload.kind === 'held'
      ? { name: upload.document.name, size: upload.document.size, type: upload.document.mime }
      : upload.file
  const file = { name: facts.name, size: facts.size, type: facts.type }
  if (upload.kind === 'sending') return { kind: 'sending', file, progress: upload.progress }
  if (upload.kind === 'failed') return { kind: 'failed', file, message }
  return fault ? { kind: 'failed', file, message: fault } : { kind: 'ready', file }
}

/** One document that the city asks, and its file. */
export function EvidenceUpload(props: EvidenceUploadProps) {
  const { id, evidence, desk, isMissing, isRequired = true, hint, fault = null } = props
  const { t } = useI18n<keyof typeof uploadsFr>()
  const upload = desk.uploads[evidence.id]
  const why = useErrorSentence(upload?.kind === 'failed' ? upload.wording : null)
  return (
    <EvidenceSlot
      id={id}
      name={evidence.name}
      hint={hint}
      isRequired={isRequired}
      state={stateOf(upload, why, fault)}
      error={isMissing && !upload ? t('upload.missing', { name: evidence.name }) : fault}
      onFile={file => desk.take(evidence.id, file)}
      onRemove={() => desk.remove(evidence.id)}
      onRetry={upload?.kind === 'failed' && canSendAgain(upload) ? () => desk.retry(evidence.id) : undefined}
      onStop={() => desk.remove(evidence.id)}
    />
  )
}
