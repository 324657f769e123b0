import { useI18n } from '@parvis/shared-kernel/i18n'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { useState } from 'react'
import type { ShellMessageId } from '../messages/fr.ts'
import type { SessionDoors } from './session-doors.ts'
import { staySignedIn } from './sign-in.ts'

export interface SessionDialogProps {
  readonly kind: 'ending' | 'expired'
  readonly doors: SessionDoors
  readonly onClose: () => void
}

/** Asks to stay two minutes before the end (D12); says that the end has come (second document §4). */
export function SessionDialog({ kind, doors, onClose }: SessionDialogProps) {
  const { t } = useI18n<ShellMessageId>()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const stay = async () => {
    setIsBusy(true)
    try {
      await staySignedIn(doors)
      onClose()
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  const action =
    kind === 'ending' ? (
      <Button variant="primary" isBusy={isBusy} onClick={() => void stay()}>
        {t('shell.ending.stay')}
      </Button>
    ) : (
      <Button variant="primary" onClick={onClose}>
        {t('shell.expired.signIn')}
      </Button>
    )
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t(`shell.${kind}.title`)}
      onClose={onClose}
      footer={action}
    >
      <p>{t(`shell.${kind}.text`)}</p>
      {hasFailed ? (
        <Banner tone="danger" live="alert">
          {t('shell.ending.failed')}
        </Banner>
      ) : null}
    </Dialog>
  )
}
