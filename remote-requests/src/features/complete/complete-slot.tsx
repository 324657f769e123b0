import type { ReusableEvidence } from '@parvis/shared-kernel/evidence'
import type { RequestedEvidence, Subscription } from '@parvis/shared-kernel/orders'
import { Button } from '@parvis/shared-kernel/ui'
import { FileCheckIcon } from '@parvis/shared-kernel/ui/icon'
import type { Uploader } from '@parvis/shared-kernel/uploads'
import { EvidenceUpload } from '@parvis/shared-kernel/uploads'
import { heldDocument, slotId } from '../../kept-files/kept-files.model.ts'
import { useOrderMessages } from '../../use-messages.ts'
import { earlierFile, type SlotFault } from './complete.model.ts'
import styles from './complete.module.css'

interface CompleteSlotProps {
  readonly order: Subscription
  readonly evidence: RequestedEvidence
  readonly uploader: Uploader
  readonly reusable: ReusableEvidence | null
  /** Null until a first attempt. */
  readonly fault: SlotFault | null
}

/** One requested document: the earlier file, a reusable one, and its slot. */
export function CompleteSlot({ order, evidence, uploader, reusable, fault }: CompleteSlotProps) {
  const { t, formatDay } = useOrderMessages()
  const { id, name } = evidence
  const earlier = earlierFile(order, id)
  const isEmpty = uploader.uploads[id] === undefined
  return (
    <EvidenceUpload
      id={slotId(id)}
      evidence={evidence}
      uploader={uploader}
      isMissing={fault === 'missing'}
      fault={fault === 'not-received' ? t('complete.not-received', { name }) : null}
      hint={
        <>
          {earlier && (
            <p>
              {earlier.created === null
                ? t('complete.earlier', { file: earlier.name })
                : t('complete.earlier.dated', { file: earlier.name, day: formatDay(earlier.created) })}
            </p>
          )}
          {isEmpty && reusable && (
            <p className={styles.again}>
              {t('complete.reuse.text', { file: reusable.name, day: formatDay(reusable.accepted) })}
              <Button
                size="small"
                icon={FileCheckIcon}
                aria-label={t('complete.reuse.label', { file: reusable.name, name })}
                onClick={() => uploader.hold(id, heldDocument(reusable))}
              >
                {t('complete.reuse')}
              </Button>
            </p>
          )}
        </>
      }
    />
  )
}
