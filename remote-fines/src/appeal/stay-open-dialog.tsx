import { Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { useMessages } from '../use-messages.ts'

interface StayOpenDialogProps {
  readonly onStay: () => void
}

/** Whatever closes it is a sign of somebody who is there. */
export function StayOpenDialog({ onStay }: StayOpenDialogProps) {
  const { t } = useMessages()
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t('appeal.stay.title')}
      onClose={onStay}
      footer={
        <Button variant="primary" onClick={onStay}>
          {t('appeal.stay.action')}
        </Button>
      }
    >
      <p>{t('appeal.stay.text')}</p>
    </Dialog>
  )
}
