import type { SupportingEvidence } from '@parvis/shared-kernel/evidence'
import { Section, Stack } from '@parvis/shared-kernel/ui'
import type { Uploader } from '@parvis/shared-kernel/uploads'
import { EvidenceUpload } from '@parvis/shared-kernel/uploads'
import { slotId } from '../../kept-files/kept-files.model.ts'
import { useOrderMessages } from '../../use-messages.ts'
import type { FaultyDocument } from './plate-request.model.ts'

interface ChangeDocumentsProps {
  readonly documents: readonly SupportingEvidence[]
  readonly uploader: Uploader
  /** Empty until a first attempt. */
  readonly faults: readonly FaultyDocument[]
}

/** All documents of the procedure again: earlier files are not carried over. */
export function ChangeDocuments({ documents, uploader, faults }: ChangeDocumentsProps) {
  const { t, formatDuration } = useOrderMessages()
  if (documents.length === 0) return null
  return (
    <Section title={t('plates.documents')}>
      <Stack gap={4}>
        {documents.map(evidence => {
          const { id, name, mandatory, expirationPeriod } = evidence
          const fault = faults.find(fault => fault.evidence.id === id)?.fault ?? null
          return (
            <EvidenceUpload
              key={id}
              id={slotId(id)}
              evidence={evidence}
              uploader={uploader}
              isRequired={mandatory}
              isMissing={fault === 'missing'}
              fault={fault === 'not-received' ? t('plates.not-received', { name }) : null}
              hint={
                expirationPeriod && (
                  <p>{t('plates.max-age', { duration: formatDuration(expirationPeriod) })}</p>
                )
              }
            />
          )
        })}
      </Stack>
    </Section>
  )
}
