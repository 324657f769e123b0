import { Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { useAccessMessages } from '../../messages/lazy-messages.tsx'

/** Closes to the main page, which asks for an address to send another link to (second document §2). */
export function DeadLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useAccessMessages()
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t('link.dead.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('link.dead.close')}
        </Button>
      }
    >
      <p>{t('link.dead.text')}</p>
    </Dialog>
  )
}
