import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'

export interface SessionDialogProps {
  readonly isOpen: boolean
  readonly onSignIn: () => void
  readonly onLeave: () => void
  readonly isBusy?: boolean | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** Says that the session is over (second document §4) and that nothing typed is lost (D12). */
export function SessionDialog({ isOpen, onSignIn, onLeave, isBusy, title, children }: SessionDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onLeave}
      title={title ?? t('ui.session.title')}
      size="small"
      role="alertdialog"
      isDismissable={false}
      footer={
        <>
          <Button variant="primary" onClick={onSignIn} isBusy={isBusy}>
            {t('ui.session.sign-in')}
          </Button>
          <Button onClick={onLeave}>{t('ui.session.leave')}</Button>
        </>
      }
    >
      {children ?? <p>{t('ui.session.body')}</p>}
    </Dialog>
  )
}
