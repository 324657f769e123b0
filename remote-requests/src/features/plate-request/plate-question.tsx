import type { Plate } from '@parvis/shared-kernel/plates'
import { Stack } from '@parvis/shared-kernel/ui'
import { ConfirmDialog } from '@parvis/shared-kernel/ui/confirm-dialog'
import { useOrderMessages } from '../../use-messages.ts'
import { PlateConsequences } from './plate-consequences.tsx'

interface PlateQuestionProps {
  readonly today: readonly Plate[]
  readonly requested: readonly string[]
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Close or confirm (second document §2): what will change, and that it is not valid yet. */
export function PlateQuestion({ today, requested, isOpen, isBusy, onConfirm, onClose }: PlateQuestionProps) {
  const { t } = useOrderMessages()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('plates.confirm.title')}
      confirmLabel={t('plates.confirm')}
      cancelLabel={t('ui.close')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <p>{t('plates.confirm.text')}</p>
        <PlateConsequences today={today} requested={requested} />
      </Stack>
    </ConfirmDialog>
  )
}
