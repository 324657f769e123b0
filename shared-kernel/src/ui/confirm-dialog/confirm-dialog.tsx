import { useI18n } from '@parvis/shared-kernel/i18n'
import type { ReactNode } from 'react'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: ReactNode
  /** What will happen, and whether it can be undone. */
  readonly children?: ReactNode
  /** A verb: "Annuler le ticket", never "OK". */
  readonly confirmLabel: string
  readonly cancelLabel?: string | undefined
  readonly isHarmful?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** Why the last attempt failed. */
  readonly error?: string | null | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirmation before an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isHarmful = false,
    isBusy = false,
    error,
  } = props
  const { t } = useI18n()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onCancel}
      title={title}
      size="small"
      role="alertdialog"
      isDismissable={!isBusy}
      footer={
        <>
          <Button variant={isHarmful ? 'danger' : 'primary'} isBusy={isBusy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
          <Button disabled={isBusy} onClick={props.onCancel}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <Banner tone="danger" live="alert">
          {error}
        </Banner>
      )}
    </Dialog>
  )
}
