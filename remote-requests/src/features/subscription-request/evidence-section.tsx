import type { ReusableEvidence, SupportingEvidence } from '@parvis/shared-kernel/evidence'
import { Button, Section, Stack } from '@parvis/shared-kernel/ui'
import { FileCheckIcon } from '@parvis/shared-kernel/ui/icon'
import { EvidenceUpload } from '@parvis/shared-kernel/uploads'
import { heldDocument } from '../../kept-files/kept-files.model.ts'
import { useReusable } from '../../kept-files/use-reusable.ts'
import { faultOf, fieldId } from '../../request/fault-messages.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

/** A slot for each required document; documents accepted before can be reused. */
export function EvidenceSection(props: StepProps) {
  const { t } = useRequestMessages()
  const { supportingEvidences } = props.inputs.offer.procedure
  const reusable = useReusable(supportingEvidences.length > 0)
  if (supportingEvidences.length === 0) return null
  return (
    <Section title={t('subscription.evidence')} gap={3}>
      <p>{t('subscription.evidence.lead')}</p>
      <Stack gap={4}>
        {supportingEvidences.map(evidence => (
          <Slot
            key={evidence.id}
            {...props}
            evidence={evidence}
            reusable={reusable.find(({ id }) => id === evidence.id) ?? null}
          />
        ))}
      </Stack>
    </Section>
  )
}

interface SlotProps extends StepProps {
  readonly evidence: SupportingEvidence
  readonly reusable: ReusableEvidence | null
}

function Slot({ evidence, reusable, uploader, view, faults }: SlotProps) {
  const { t, formatDuration } = useRequestMessages()
  const { id, name, mandatory, expirationPeriod } = evidence
  const upload = uploader.uploads[id]
  const isTooOld = view.tooOld.includes(id)
  const field = `evidences.${id}`
  const fault = isTooOld ? t('subscription.evidence.too-old', { name }) : faultOf(faults, field)
  return (
    <EvidenceUpload
      id={fieldId(field)}
      evidence={{ id, name }}
      uploader={uploader}
      isMissing={false}
      isRequired={mandatory}
      fault={fault}
      hint={
        <>
          {expirationPeriod && t('checklist.max-age', { duration: formatDuration(expirationPeriod) })}
          {upload?.kind === 'held' && !isTooOld && <p>{t('subscription.evidence.held')}</p>}
          {!upload && reusable && (
            <Reuse document={reusable} onUse={() => uploader.hold(id, heldDocument(reusable))} />
          )}
        </>
      }
    />
  )
}

function Reuse({ document, onUse }: { readonly document: ReusableEvidence; readonly onUse: () => void }) {
  const { t, formatDay } = useRequestMessages()
  return (
    <p>
      <Button size="small" icon={FileCheckIcon} onClick={onUse}>
        {t('subscription.evidence.reuse', { name: document.name, day: formatDay(document.accepted) })}
      </Button>
    </p>
  )
}
