import { useI18n } from '@parvis/shared-kernel/i18n'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { useState } from 'react'
import type { SessionMessageId } from '../messages/session.fr.ts'
import type { SessionDialogProps } from './session-dialog-props.ts'
import { staySignedIn } from './sign-in.ts'

/** Asks to stay two minutes before the end (D12). */
export function EndingDialog({ dependencies, onClose }: SessionDialogProps) {
  const { t } = useI18n<SessionMessageId>()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const stay = async () => {
    setIsBusy(true)
    try {
      await staySignedIn(dependencies)
      onClose()
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t('session.ending.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" isBusy={isBusy} onClick={() => void stay()}>
          {t('session.ending.stay')}
        </Button>
      }
    >
      <p>{t('session.ending.text')}</p>
      {hasFailed ? (
        <Banner tone="danger" live="alert">
          {t('session.ending.failed')}
        </Banner>
      ) : null}
    </Dialog>
  )
}
