import { useI18n } from '@parvis/shared-kernel/i18n'
import { Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import type { SessionMessageId } from '../messages/session.fr.ts'
import type { SessionDialogProps } from './session-dialog-props.ts'

/** The session ended while the portal was closed (second document §4); the sign-in page is behind the dialog. */
export function ExpiredDialog({ onClose }: SessionDialogProps) {
  const { t } = useI18n<SessionMessageId>()
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t('session.expired.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('session.expired.signIn')}
        </Button>
      }
    >
      <p>{t('session.expired.text')}</p>
    </Dialog>
  )
}
