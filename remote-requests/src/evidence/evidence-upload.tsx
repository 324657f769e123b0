import type { RequestedEvidence } from '@parvis/shared-kernel/orders'
import { useErrorSentence } from '@parvis/shared-kernel/remote'
import { EvidenceSlot, type EvidenceState } from '@parvis/shared-kernel/ui/evidence-slot'
import { useWords } from '../words.ts'
import { canSendAgain, type Upload } from './uploads.model.ts'
import type { UploadDesk } from './use-uploads.ts'

interface EvidenceUploadProps {
  readonly id: string
  readonly evidence: RequestedEvidence
  readonly desk: UploadDesk
  /** Said once somebody tried to go on without it. */
  readonly isMissing: boolean
}

function stateOf(upload: Upload | undefined, message: string): EvidenceState {
  if (!upload) return { kind: 'empty' }
  const file = { name: upload.file.name, size: upload.file.size, type: upload.file.type }
  if (upload.kind === 'sending') return { kind: 'sending', file, progress: upload.progress }
  return upload.kind === 'ready' ? { kind: 'ready', file } : { kind: 'failed', file, message }
}

/** One document that the city asks, and its file. */
export function EvidenceUpload({ id, evidence, desk, isMissing }: EvidenceUploadProps) {
  const { t } = useWords()
  const upload = desk.uploads[evidence.id]
  const why = useErrorSentence(upload?.kind === 'failed' ? upload.wording : null)
  return (
    <EvidenceSlot
      id={id}
      name={evidence.name}
      state={stateOf(upload, why)}
      error={isMissing && !upload ? t('complete.missing', { name: evidence.name }) : null}
      onFile={file => desk.take(evidence.id, file)}
      onRemove={() => desk.remove(evidence.id)}
      onRetry={upload?.kind === 'failed' && canSendAgain(upload) ? () => desk.retry(evidence.id) : undefined}
      onStop={() => desk.remove(evidence.id)}
    />
  )
}
